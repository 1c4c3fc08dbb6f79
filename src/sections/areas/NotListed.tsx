import { Band } from '../../components/Band.tsx';
import { CallButton } from '../../components/CallButton.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import type { Words } from '../../facts/content.ts';

/** For the reader whose place is on no list. */
export function NotListed({ words, look }: { words: Words['areas']['notListed']; look?: BandLook }) {
  return (
    <Band id="not-listed" heading={words.heading} look={look} text={words.text}>
      <CallButton label={words.call} />
    </Band>
  );
}
