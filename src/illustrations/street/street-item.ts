import type { ComponentType } from 'react';

/** One thing in the row of a street: a home, or what stands or opens between homes. */
export interface StreetItem {
  /** In units of the drawing, about 26 to the metre. */
  width: number;
  /** Free ground to its right. */
  gap?: number;
  /** Drawn from x 0 to its width, on ground at y 350. */
  Drawing: ComponentType;
}
