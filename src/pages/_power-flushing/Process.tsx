import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { PictureRow } from '../../components/PictureRow.tsx';
import { PlacedPicture } from '../../components/photographs/PlacedPicture.tsx';
import type { Words } from '../../site/files/content.ts';
import styles from './Process.module.css';

const frames = [
  { drawing: 'flush-1', place: '/power-flushing#step-1' },
  { drawing: 'flush-2', place: '/power-flushing#step-2' },
  { drawing: 'flush-3', place: '/power-flushing#step-3' },
  { drawing: 'flush-4', place: '/power-flushing#step-4' },
  { drawing: 'flush-5', place: '/power-flushing#step-5' },
] as const;

/** The steps of a power flush, in order, each with its frame of the drawing. */
export function Process({ words, look }: { words: Words['power-flushing']['process']; look?: BandLook }) {
  const pictures = frames.map((frame, index) => (
    <PlacedPicture key={frame.drawing} {...frame} alt={words.steps[index]?.alt} />
  ));
  return (
    <Band id="process" heading={words.heading} look={look} text={words.text}>
      <div className={styles.frames}>
        <PictureRow items={words.steps} pictures={pictures} inOrder />
      </div>
    </Band>
  );
}
