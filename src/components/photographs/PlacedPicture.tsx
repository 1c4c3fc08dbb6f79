import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../drawings/drawings.ts';
import type { ShownPhotograph } from '../../site/site.ts';
import { Photograph } from './Photograph.tsx';

interface Props {
  /** The owner's photograph of this place, where there is one. */
  photograph: ShownPhotograph | undefined;
  drawing: DrawingFile;
  /** What the drawing says; nothing where it's decorative. */
  alt?: string | undefined;
}

/** The owner's photograph of a place, or the drawing that stands there without one. */
export function PlacedPicture({ photograph, drawing, alt = '' }: Props) {
  return photograph ? <Photograph photograph={photograph} /> : <DrawingImage drawing={drawing} alt={alt} />;
}
