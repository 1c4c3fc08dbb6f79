import { Band } from '../components/Band.tsx';
import type { BandLook } from '../components/Ground.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';

interface Props {
  id: string;
  words: { heading: string; text: readonly string[] };
  look: BandLook;
}

/** A heading and running text. */
export function TextBand({ id, words, look }: Props) {
  return (
    <Band id={id} heading={words.heading} look={look}>
      <Paragraphs text={words.text} />
    </Band>
  );
}
