import type { Words } from '../../content/content.ts';
import { Band } from '../../parts/Band.tsx';
import { CallButton } from '../../parts/CallButton.tsx';
import type { BandLook } from '../../parts/Ground.tsx';

/** For the reader whose place is on no list. */
export function NotListed({ words, look }: { words: Words['areas']['notListed']; look?: BandLook }) {
  return (
    <Band id="not-listed" heading={words.heading} look={look} text={words.text}>
      <CallButton label={words.call} />
    </Band>
  );
}
