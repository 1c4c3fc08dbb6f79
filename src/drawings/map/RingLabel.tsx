import { type Box, isOutside, overlaps } from './boxes.ts';
import type { placeMainTown } from './MainTown.tsx';
import { mileIn } from './MapScale.tsx';
import type { MapPoint, View } from './projection.ts';

/** Half the width of the label per letter, and half its height, in map units. The font size is at most 13.6 units. */
const halfLetter = 4;
const halfHeight = 8;

/**
 * Returns where to write the distance on the ring five miles around the firm's town (BaseMap.tsx): the point of the ring that is furthest
 * from all dots. Undefined if the label fits nowhere.
 * @param label the distance, such as "5 miles"
 * @param town the firm's town as placed on the map
 * @param dots positions of the areas on the map
 */
export function placeRingLabel(
  label: string,
  town: ReturnType<typeof placeMainTown>,
  view: View,
  dots: readonly MapPoint[],
) {
  const radius = 5 * mileIn(view);
  const halfWidth = halfLetter * label.length;
  const distance = ({ x, y }: MapPoint) => Math.min(...[town, ...dots].map((dot) => Math.hypot(dot.x - x, dot.y - y)));
  const [place] = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12)
    .map((angle) => ({ x: town.x + radius * Math.cos(angle), y: town.y + radius * Math.sin(angle) }))
    .map(({ x, y }) => {
      const box: Box = { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
      return { label, x, y, box };
    })
    .filter(({ box }) => !isOutside(box) && !town.boxes.some((taken) => overlaps(taken, box)))
    .sort((one, other) => distance(other) - distance(one));
  return place;
}

/** The distance on the ring. */
export const RingLabel = ({ label, x, y }: NonNullable<ReturnType<typeof placeRingLabel>>) => (
  <text x={Math.round(x)} y={Math.round(y)} dy=".33em" textAnchor="middle">
    {` ${label} `}
  </text>
);
