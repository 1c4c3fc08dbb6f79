import { Band } from '../../components/Band.tsx';
import type { BandLook } from '../../components/Ground.tsx';
import { PictureRow } from '../../components/PictureRow.tsx';
import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { Words } from '../../site/files/content.ts';

const frames = [1, 2, 3, 4, 5, 6].map((step) => <DrawingImage key={step} name={`call-${step}`} alt="" />);

/** What happens from the call to the bill: the phone, the price, and the work, as one story in pictures. */
export const CallToBill = ({ words, look }: { words: Words['contact']['ringing']; look?: BandLook }) => (
  <Band id="ringing" heading={words.heading} look={look}>
    <PictureRow items={words.steps} pictures={frames} inOrder />
  </Band>
);
