import { Actions } from '../../components/Actions.tsx';
import { Band, type SectionWords } from '../../components/Band.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import type { Business } from '../../facts/business.ts';

/** For the reader whose place is on no list. */
export function NotListed({ business, words }: { business: Business; words: SectionWords }) {
  return (
    <Band id="not-listed" heading={words.heading}>
      <p>{words.text}</p>
      <Actions>
        <CallButton phone={business.phone} label="Ask on" />
      </Actions>
    </Band>
  );
}
