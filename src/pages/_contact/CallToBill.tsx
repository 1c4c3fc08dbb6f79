import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { PictureRow } from '../../components/PictureRow.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';

interface Props {
  words: Words['contact']['ringing'];
  drawings: Drawings;
  look?: BandLook;
}

/** Section with the steps from a call to the bill. The first six steps have drawings. */
export function CallToBill({ words, drawings, look }: Props) {
  const frames = [1, 2, 3, 4, 5, 6].map((step) => (
    <DrawingImage key={step} drawing={drawings.named(`call-${step}`)} alt="" />
  ));
  return (
    <Band id="ringing" heading={words.heading} look={look}>
      <PictureRow items={words.steps} pictures={frames} inOrder smallOnPhones />
    </Band>
  );
}
