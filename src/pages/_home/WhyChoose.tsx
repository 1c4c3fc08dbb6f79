import { Band } from '../../components/Band.tsx';
import type { PlacedLook } from '../../components/Ground.tsx';
import { PictureRow } from '../../components/PictureRow.tsx';
import { PlacedPicture } from '../../components/photographs/PlacedPicture.tsx';
import { PipeEnd } from '../../components/pipe/PipeEnd.tsx';
import { DrawingStrip } from '../../drawings/DrawingImage.tsx';
import type { Drawings } from '../../drawings/drawings.ts';
import type { Call } from '../../site/call.ts';
import type { DrawingPlace } from '../../site/drawing-places.ts';
import type { Words } from '../../site/files/content.ts';
import type { Photographs } from '../../site/site.ts';

/** Drawings for the first three reasons, and the places of the photographs that can replace them. */
const frames = [
  { drawing: 'hall-clock', place: '/#why-1' },
  { drawing: 'hall-boots', place: '/#why-2' },
  { drawing: 'hall-quote', place: '/#why-3' },
] as const satisfies { drawing: string; place: DrawingPlace }[];

interface Props {
  words: Words['home']['whyChoose'];
  call: Call;
  drawings: Drawings;
  photographs: Photographs['byPlace'];
  look: PlacedLook;
}

/** Band with reasons to choose the firm. The pictures of the first three are parts of one hallway, or photographs of the owner's. */
export function WhyChoose({ words, call, drawings, photographs, look }: Props) {
  // Without reviews this is the last band of Home.
  const last = look.pipe === 'end';
  const foot = last && drawings.townStrip && <DrawingStrip drawing={drawings.townStrip} />;
  const pictures = frames.map(({ drawing, place }) => (
    <PlacedPicture key={place} photograph={photographs.get(place)} drawing={drawings.named(drawing)} />
  ));
  return (
    <Band id="why" heading={words.heading} look={look} foot={foot}>
      <PictureRow items={words.items} pictures={pictures} />
      {last && <PipeEnd {...call} />}
    </Band>
  );
}
