import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { PictureRow } from '../../components/PictureRow.tsx';
import { PlacedPicture } from '../../components/photographs/PlacedPicture.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { DrawingPlace } from '../../site/drawing-places.ts';
import type { Words } from '../../site/files/content.ts';
import type { Photographs } from '../../site/site.ts';
import styles from './Process.module.css';

/** Drawing of each step. If the owner has a photograph for `place`, it replaces the drawing. */
const frames = [
  { drawing: 'flush-1', place: '/power-flushing#step-1' },
  { drawing: 'flush-2', place: '/power-flushing#step-2' },
  { drawing: 'flush-3', place: '/power-flushing#step-3' },
  { drawing: 'flush-4', place: '/power-flushing#step-4' },
  { drawing: 'flush-5', place: '/power-flushing#step-5' },
] as const satisfies { drawing: string; place: DrawingPlace }[];

interface Props {
  words: Words['power-flushing']['process'];
  drawings: Drawings;
  photographs: Photographs['byPlace'];
  look?: BandLook;
}

/** Section with the steps of a power flush, each with a drawing or the owner's photograph. */
export function Process({ words, drawings, photographs, look }: Props) {
  const pictures = frames.map(({ drawing, place }, index) => (
    <PlacedPicture
      key={place}
      photograph={photographs.get(place)}
      drawing={drawings.named(drawing)}
      alt={words.steps[index]?.alt}
    />
  ));
  return (
    <Band id="process" heading={words.heading} look={look} text={words.text}>
      <div className={styles.frames}>
        <PictureRow items={words.steps} pictures={pictures} inOrder />
      </div>
    </Band>
  );
}
