import { DrawingImage } from '../drawings/DrawingImage.tsx';
import { Band } from '../parts/Band.tsx';
import { CallButton } from '../parts/CallButton.tsx';
import type { BandLook } from '../parts/Ground.tsx';
import { Paragraphs } from '../parts/Paragraphs.tsx';

interface Props {
  id: string;
  words: { heading: string; text: readonly string[] };
  look: BandLook;
  /** Beside the words. */
  drawing?: string | undefined;
  /** What the drawing says; nothing where it's decorative. */
  alt?: string;
  /** Whether to ring is what comes next. */
  call?: boolean;
}

/** A heading and running text. */
export function TextBand({ id, words, look, drawing, alt = '', call = false }: Props) {
  return (
    <Band id={id} heading={words.heading} look={look} lead={drawing && <DrawingImage name={drawing} alt={alt} />}>
      <Paragraphs text={words.text} />
      {call && <CallButton />}
    </Band>
  );
}
