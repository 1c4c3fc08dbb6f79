import type { Box } from './boxes.ts';
import type { View } from './projection.ts';

/** Returns the length of a mile in map units. */
export const mileIn = ({ unitsPerKm }: View) => 1.609344 * unitsPerKm;

/** Returns the box of the scale, at the top left of the map. */
export const scaleBox = (view: View): Box => ({ left: 8, top: 4, right: 20 + 5 * mileIn(view), bottom: 38 });

/** Scale of the map: a line five miles long with its label below. Hidden on phones (MapFrame.module.css). */
export const MapScale = ({ view, label }: { view: View; label: string }) => (
  <g data-roomy="">
    <path d={`M14 10v4${`h${mileIn(view).toFixed(1)}v-4v4`.repeat(5)}`} strokeWidth={0.9} />
    <text transform="translate(14 18)" y="1em">
      {` ${label} `}
    </text>
  </g>
);
