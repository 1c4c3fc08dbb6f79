import { facts } from '../../facts/index.ts';
import { type Box, isInside } from './labels.ts';
import { type MapPoint, mapSize, type Position, project, type View } from './projection.ts';

const { geo, towns } = facts.business;

/** Where the firm comes from. */
export const homeTown: Position = { lat: geo.latitude, lon: geo.longitude };

/** Where the town's mark is, whether its name is above it, and the room that both take. */
export interface PlacedTown extends MapPoint {
  above: boolean;
  box: Box;
}

/** The name is under the mark, unless it would cover a neighbour's dot there and none above. */
export function placeHomeTown(view: View, dots: readonly MapPoint[]): PlacedTown {
  const { x, y } = project(homeTown, view);
  const under = { left: x - 40, top: y - 8, right: x + 40, bottom: y + 40 };
  const over = { ...under, top: y - 28, bottom: y + 16 };
  const covers = (box: Box) => dots.some((dot) => isInside(box, dot));
  const above = covers(under) && !covers(over);
  return { x, y, above, box: above ? over : under };
}

/** The town in the middle. It has no page of its own, so it is no link, above its neighbours' plates. */
export function HomeTown({ x, y, above }: PlacedTown) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} pointerEvents="none">
      <path d="M0 0l3.5 14m-3 .7l6-1.4" />
      <circle r={5} fill="var(--hot)" />
      <text
        fill="currentColor"
        stroke="none"
        y={above ? -11 : 31}
        x={Math.round(Math.max(room - x, Math.min(0, mapSize.width - room - x)))}
        textAnchor="middle"
        fontSize="1.35em"
        fontWeight={700}
        fontStyle="normal"
      >
        {towns[0]}
      </text>
    </g>
  );
}

/** From the middle of the name to the edge of the map: the name is under its mark, but for a town at the edge. */
const room = 66;
