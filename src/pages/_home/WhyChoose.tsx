import { Band } from '../../components/Band.tsx';
import type { PlacedLook } from '../../components/Ground.tsx';
import { PictureRow } from '../../components/PictureRow.tsx';
import { PlacedPicture } from '../../components/photographs/PlacedPicture.tsx';
import { PipeEnd } from '../../components/pipe/PipeEnd.tsx';
import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import { homeStrip } from '../../drawings/drawings.ts';
import type { Words } from '../../site/files/content.ts';

const frames = [
  <PlacedPicture key="clock" drawing="hall-clock" place="/#why-1" />,
  <PlacedPicture key="boots" drawing="hall-boots" place="/#why-2" />,
  <PlacedPicture key="quote" drawing="hall-quote" place="/#why-3" />,
];

interface Props {
  words: Words['home']['whyChoose'];
  look: PlacedLook;
}

/** What to expect: the first three promises each under a part of one hallway, or the owner's photograph. */
export function WhyChoose({ words, look }: Props) {
  // Where no reviews follow, the page ends here, in the firm's street.
  const last = look.pipe === 'end';
  const foot = last && homeStrip && <DrawingStrip name={homeStrip} />;
  return (
    <Band id="why" heading={words.heading} look={look} foot={foot}>
      <PictureRow items={words.items} pictures={frames} />
      {last && <PipeEnd />}
    </Band>
  );
}
