import { type Box, isInside } from './boxes.ts';
import { type MapPoint, mapSize, type Position, project, type View } from './projection.ts';

/**
 * Returns where to draw the firm's town on a map: the position of the mark, the x of the middle of the name, and the boxes of both.
 * The name is below the mark, unless the name would cover the dot of an area there, and no dot above the mark. Near the left or right
 * side of the map, the name is moved sideways to stay inside.
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

/**
 * Returns half the width of a name, in map units. Font size: at most 1.25 × 13.6 = 17 units. With the letter spacing that readers may
 * set, a letter is about 1.05em wide.
 */
const halfWidthOf = (name: string) => 8.9 * name.length;

/**
 * The firm's town on a map, with a ring, which the marks of places don't have. The town isn't a link, since no page is about the town.
 * Pointer events pass through to the links behind.
 */
export function MainTown({ name, x, y, middle, above }: ReturnType<typeof placeMainTown>) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} pointerEvents="none">
      <circle r={6} fill="var(--paper)" />
      <circle r={2.6} fill="var(--hot)" strokeWidth={1.2} />
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
