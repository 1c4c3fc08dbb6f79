import type { Words } from '../../content/content.ts';
import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import { homeStrip } from '../../drawings/drawings.ts';
import { Band } from '../../parts/Band.tsx';
import type { PlacedLook } from '../../parts/Ground.tsx';
import { PictureRow } from '../../parts/PictureRow.tsx';
import { PlacedPicture } from '../../parts/photographs/PlacedPicture.tsx';
import { PipeEnd } from '../../parts/pipe/PipeEnd.tsx';

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
