import { type Box, isInside } from './boxes.ts';
import { type MapPoint, mapSize, type Position, project, type View } from './projection.ts';

/**
 * Places the firm's town on a map: its mark, the middle of its name, and the boxes of both. The name is below the mark, or above it if it
 * would cover a dot only below. It is moved sideways to stay inside the map.
 * @param dots the dots of the areas
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

/** Half the width of the name, in map units: letters are about 1 em wide with extra spacing (labels.ts), and 1 em is 1.25 × 13.6 units. */
const halfWidthOf = (name: string) => 8.9 * name.length;

/** The firm's town. It has no page, so it isn't a link, and pointer events pass through it to the areas below. */
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
