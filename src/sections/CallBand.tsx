import { Actions } from '../components/Actions.tsx';
import { Band, type SectionWords } from '../components/Band.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallButton } from '../components/CallButton.tsx';
import type { Business } from '../facts/business.ts';

interface Props {
  business: Business;
  words: SectionWords;
  link: { label: string; href: string };
}

/** The end of a page: ring, or take one more step. */
export function CallBand({ business, words, link }: Props) {
  return (
    <Band id="call" heading={words.heading} tone="sea-glass">
      <p>{words.text}</p>
      <Actions>
        <CallButton phone={business.phone} label="Call" />
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </Actions>
    </Band>
  );
}
