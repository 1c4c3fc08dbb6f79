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

/** Drawing for each of the first three reasons. If the owner has a photograph for `place`, it replaces the drawing. */
const frames = [
  { drawing: 'hall-clock', place: '/#why-1' },
  { drawing: 'hall-boots', place: '/#why-2' },
  { drawing: 'hall-quote', place: '/#why-3' },
] as const satisfies { drawing: string; place: DrawingPlace }[];

interface Props {
  words: Words['home']['whyChoose'];
  /** Alternative text for the drawing of the papers: the Gas Safe card, the written quote and the job sheet. */
  papers: string;
  call: Call;
  drawings: Drawings;
  photographs: Photographs['byPlace'];
  look: PlacedLook;
}

/** Band with reasons to choose the firm. The first three have pictures: drawings of parts of one hallway, or the owner's photographs. */
export function WhyChoose({ words, papers, call, drawings, photographs, look }: Props) {
  // Without a band of reviews below, this is the last band of Home. The pipe (the drawn line in the margin) ends here, at a call button.
  const last = look.pipe === 'end';
  const foot = last ? (
    drawings.townStrip && <DrawingStrip drawing={drawings.townStrip} />
  ) : (
    <DrawingStrip drawing={drawings.named('proof')} onPhones={drawings.named('proof-column')} alt={papers} />
  );
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
