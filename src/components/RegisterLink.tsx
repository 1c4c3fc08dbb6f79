import { gasSafeCheck, gasSafeEntry } from '../site/registers.ts';
import type { Site } from '../site/site.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Typeset } from './Typeset.tsx';

/** Link to the Gas Safe Register, where a reader can look up the firm. Its text ends with the firm's number, if the owner has entered it. */
export function GasSafeLink({ business, words: { evidence, labels } }: Site) {
  const number = gasSafeEntry(business)?.number;
  return (
    <ExternalLink href={gasSafeCheck} newTab={labels.newTab}>
      <Typeset text={number ? `${evidence.lookUp}: ${number}` : evidence.lookUp} />
    </ExternalLink>
  );
}
