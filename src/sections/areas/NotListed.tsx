import { Actions } from '../../components/Actions.tsx';
import { Band, type BandLook, type SectionWords } from '../../components/Band.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import type { Business } from '../../facts/business.ts';

interface Props {
  words: SectionWords;
  business: Business;
  look?: BandLook;
}

/** For the reader whose place is on no list. */
export function NotListed({ words, business, look }: Props) {
  return (
    <Band id="not-listed" heading={words.heading} look={look} lead={<p>{words.text}</p>}>
      <Actions>
        <CallButton phone={business.phone} label="Ask on" />
      </Actions>
    </Band>
  );
}
