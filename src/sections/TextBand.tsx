import { Band } from '../components/Band.tsx';
import type { BandLook } from '../components/Ground.tsx';
import { Paragraphs } from '../components/Paragraphs.tsx';
import { DrawingImage } from '../illustrations/DrawingFigure.tsx';
import type { DrawingName } from '../illustrations/drawings.ts';

interface Props {
  id: string;
  words: { heading: string; text: readonly string[] };
  look: BandLook;
  /** Decorative, under the heading. */
  drawing?: DrawingName | undefined;
}

/** A heading and running text. */
export function TextBand({ id, words, look, drawing }: Props) {
  return (
    <Band id={id} heading={words.heading} look={look} lead={drawing && <DrawingImage name={drawing} alt="" />}>
      <Paragraphs text={words.text} />
    </Band>
  );
}
