import type { ComponentType } from 'react';

/** One thing in the row of a street: a home, or what stands or opens between homes. */
export interface StreetItem {
  /** In units of the drawing, about 26 to the metre. */
  width: number;
  /** Free ground to its right. */
  gap?: number;
  /** Whether every other one is seen from its other side: homes of one kind are not all the same. */
  turns?: boolean;
  /** What closes a row of them on the right, drawn from x 0 as well. */
  End?: ComponentType;
  /** Drawn from x 0 to its width, on ground at y 350. */
  Drawing: ComponentType;
}
