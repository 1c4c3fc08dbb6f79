import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { DrawingPlace } from '../../site/drawing-places.ts';
import { Photograph } from './Photograph.tsx';
import { photographAt } from './photographs.ts';

interface Props {
  place: DrawingPlace;
  drawing: string;
  /** What the drawing says; nothing where it's decorative. */
  alt?: string | undefined;
}

/** The owner's photograph of a place, or the drawing that stands there without one. */
export function PlacedPicture({ place, drawing, alt = '' }: Props) {
  const photograph = photographAt(place);
  return photograph ? <Photograph photograph={photograph} /> : <DrawingImage name={drawing} alt={alt} />;
}
