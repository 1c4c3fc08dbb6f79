import { DrawingImage } from '../../drawings/DrawingImage.tsx';
import type { DrawingFile } from '../../drawings/drawings.ts';
import type { ShownPhotograph } from '../../site/site.ts';
import { Photograph } from './Photograph.tsx';

interface Props {
  /** The owner's photograph for this place on the page, if there is one. */
  photograph: ShownPhotograph | undefined;
  drawing: DrawingFile;
  /** Alternative text of the drawing. Default: empty, for a decorative drawing. */
  alt?: string | undefined;
}

/** The owner's photograph for a place on a page or, without a photograph, a drawing. */
export function PlacedPicture({ photograph, drawing, alt = '' }: Props) {
  return photograph ? <Photograph photograph={photograph} /> : <DrawingImage drawing={drawing} alt={alt} />;
}
