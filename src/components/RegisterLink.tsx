import { gasSafeCheck, gasSafeEntry } from '../site/registers.ts';
import type { Site } from '../site/site.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Typeset } from './Typeset.tsx';

interface Props {
  /** Address of the page on which a reader can check an entry of the register. */
  check: string;
  label: string;
  /** Text for screen readers that says that the link opens in a new tab. */
  newTab: string;
}

/** A paragraph with a link to a register. */
export const RegisterLink = ({ check, label, newTab }: Props) => (
  <p>
    <ExternalLink href={check} newTab={newTab}>
      <Typeset text={label} />
    </ExternalLink>
  </p>
);

/** Link to the Gas Safe Register, where a reader can look up the firm. Its text ends with the firm's number, if the owner has entered it. */
export function GasSafeLink({ site: { business, words } }: { site: Site }) {
  const { evidence, labels } = words;
  const number = gasSafeEntry(business)?.number;
  const label = number ? `${evidence.lookUp}: ${number}` : evidence.lookUp;
  return <RegisterLink check={gasSafeCheck} label={label} newTab={labels.newTab} />;
}
