import { type Box, isInside } from './boxes.ts';
import { type MapPoint, mapSize, type Position, project, type View } from './projection.ts';

/**
 * Returns the positions of the firm's town on a map: of its mark, of the middle of its name, and the boxes of both. The name is below the
 * mark. It is above the mark if below it would cover the dot of an area, and above it wouldn't. Near the side of the map, the name is moved
 * sideways to stay inside.
 * @param dots positions of the areas on the map
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

/** Returns half the width of a name, in map units. With extra letter spacing (labels.ts) a letter is about 1em wide: 1.25 × 13.6 units. */
const halfWidthOf = (name: string) => 8.9 * name.length;

/** The firm's town on a map. It isn't a link, since no page is about it, and pointer events pass through it to links that it covers. */
export function MainTown({ name, x, y, middle, above }: ReturnType<typeof placeMainTown>) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} pointerEvents="none">
      <circle r={5} fill="var(--hot)" />
      <text
        y={above ? -11 : 31}
        x={Math.round(middle - x)}
        textAnchor="middle"
        fontFamily="var(--display)"
        fontSize="1.25em"
        fontWeight={900}
        fontStyle="normal"
      >
        {name}
      </text>
    </g>
  );
}
