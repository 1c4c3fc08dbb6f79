import { Actions } from '../components/Actions.tsx';
import { Band, type SectionWords } from '../components/Band.tsx';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { CallButton } from '../components/CallButton.tsx';
import { Inlet } from '../components/Inlet.tsx';
import type { Business } from '../facts/business.ts';

interface Props {
  business: Business;
  words: SectionWords;
  link: { label: string; href: string };
}

/** The end of a page, and of the pipe: ring, or take one more step. */
export function CallBand({ business, words, link }: Props) {
  return (
    <Band id="call" heading={words.heading} look={{ tone: 'earth', pipe: 'end' }} lead={<p>{words.text}</p>}>
      <Inlet>
        <CallButton phone={business.phone} label="Call" size="plate" />
      </Inlet>
      <Actions>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </Actions>
    </Band>
  );
}
