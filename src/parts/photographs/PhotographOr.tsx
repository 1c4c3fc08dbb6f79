import type { ReactNode } from 'react';
import type { DrawingPlace } from '../../facts/drawing-places.ts';
import { Photograph } from './Photograph.tsx';
import { photographInsteadOf } from './photographs.ts';

interface Props {
  place: DrawingPlace;
  /** The drawing that stands there without one. */
  children: ReactNode;
}

/** The owner's photograph of a place, or the drawing. */
export function PhotographOr({ place, children }: Props) {
  const photograph = photographInsteadOf(place);
  return photograph ? <Photograph photograph={photograph} /> : children;
}
