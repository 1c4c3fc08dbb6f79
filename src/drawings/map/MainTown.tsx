import { type Box, isInside } from './boxes.ts';
import { type MapPoint, mapSize, type Position, project, type View } from './projection.ts';

/**
 * Where the town's mark is, the middle of its name and whether that is above it, and the room that each takes.
 * The name is under the mark, unless it would cover a neighbour's dot there and none above; and within the map.
 */
export function placeMainTown(name: string, position: Position, view: View, dots: readonly MapPoint[]) {
  const halfWidth = halfWidthOf(name);
  const { x, y } = project(position, view);
  const middle = Math.max(halfWidth, Math.min(x, mapSize.width - halfWidth));
  const under: Box = { left: middle - halfWidth, top: y + 15, right: middle + halfWidth, bottom: y + 36 };
  const over: Box = { ...under, top: y - 30, bottom: y - 8 };
  const covers = (box: Box) => dots.some((dot) => isInside(box, dot));
  const above = covers(under) && !covers(over);
  const mark: Box = { left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 };
  return { name, x, y, middle, above, boxes: [mark, above ? over : under] };
}

/** From the middle of its name to an end of it: about half of 1 em a letter of its weight, set apart (labels.ts), at 1.25 times 13.6 units. */
const halfWidthOf = (name: string) => 8.9 * name.length;

/** The town in the middle. It has no page of its own, so it is no link, above its neighbours' plates. */
export function MainTown({ name, x, y, middle, above }: ReturnType<typeof placeMainTown>) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} pointerEvents="none">
      <circle r={5} fill="var(--hot)" />
      <text
        y={above ? -11 : 31}
        x={Math.round(middle - x)}
        textAnchor="middle"
        fontFamily="Besley, Georgia, serif"
        fontSize="1.25em"
        fontWeight={900}
        fontStyle="normal"
      >
        {name}
      </text>
    </g>
  );
}
