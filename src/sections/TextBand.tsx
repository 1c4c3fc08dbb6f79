import { DrawingImage } from '../drawings/DrawingFigure.tsx';
import { Band } from '../parts/Band.tsx';
import { CallButton } from '../parts/CallButton.tsx';
import type { BandLook } from '../parts/Ground.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

interface Props {
  id: string;
  words: { heading: string; text: readonly string[] };
  look: BandLook;
  /** Decorative, under the heading. */
  drawing?: string | undefined;
  /** Whether to ring is what comes next. */
  call?: boolean;
}

/** A heading and running text. */
export function TextBand({ id, words, look, drawing, call = false }: Props) {
  return (
    <Band id={id} heading={words.heading} look={look} lead={drawing && <DrawingImage name={drawing} alt="" />}>
      <Paragraphs text={words.text} />
      {call && <CallButton />}
    </Band>
  );
}
