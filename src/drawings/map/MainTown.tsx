import { type Box, isInside } from './boxes.ts';
import { type MapPoint, mapSize, project, type View } from './projection.ts';
import type { Town } from './shown-places.ts';

/**
 * Returns where to draw the firm's town on a map: the position of the mark, the x of the middle of the name, and the boxes of both.
 * The name is below the mark, unless the name would cover the dot of an area there, and no dot above the mark. Near the left or right
 * side of the map, the name is moved sideways to stay inside.
 * @param dots positions of the areas on the map
 */
export function placeMainTown({ name, path, position }: Town, view: View, dots: readonly MapPoint[]) {
  const halfWidth = halfWidthOf(name);
  const { x, y } = project(position, view);
  const middle = Math.max(halfWidth, Math.min(x, mapSize.width - halfWidth));
  const margin = path ? tapMargin : 0;
  const boxOf = (top: number, bottom: number): Box => {
    return { left: middle - halfWidth, top: y + top - margin, right: middle + halfWidth, bottom: y + bottom + margin };
  };
  const [under, over] = [boxOf(15, 36), boxOf(-30, -8)];
  const covers = (box: Box) => dots.some((dot) => isInside(box, dot));
  const above = covers(under) && !covers(over);
  const mark: Box = { left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 };
  return { name, path, x, y, middle, above, boxes: [mark, above ? over : under] };
}

/** Margin of a linked town's tap target above and below its name, in map units. */
const tapMargin = 6;

/**
 * Returns half the width of a name, in map units. Font size: at most 1.25 × 13.6 = 17 units. With the letter spacing that readers may
 * set, a letter is about 1.05em wide.
 */
const halfWidthOf = (name: string) => 8.9 * name.length;

interface Props extends ReturnType<typeof placeMainTown> {
  /** Meaning of the mark, such as the response time, for screen readers. Default: none. */
  note?: string | undefined;
  /** Whether the map is on the town's page. Default: false. */
  isCurrent?: boolean;
}

/**
 * The firm's town on a map, with a ring, which the marks of places don't have. The town is a link if it has a page. If it has none, pointer
 * events pass through to the links behind.
 */
export function MainTown({ name, path, note, isCurrent = false, x, y, middle, above }: Props) {
  const width = Math.round(9 * name.length + 8) / 10;
  const town = (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} pointerEvents={path ? undefined : 'none'}>
      <g transform={`translate(${Math.round(middle - x)} ${above ? -11 : 31})`}>
        {/* Tap target of the link, as high as that of a place (MapPlace.tsx). */}
        {path && <rect x={`-${width / 2}em`} y="-1.65em" width={`${width}em`} height="2.35em" rx={2} />}
        <text textAnchor="middle" fontFamily="var(--display)" fontSize="1.25em" fontWeight={900} fontStyle="normal">
          {name}
        </text>
      </g>
      <circle r={6} fill="var(--paper)" />
      <circle r={2.6} fill="var(--hot)" strokeWidth={1.2} />
    </g>
  );
  if (!path) return town;
  return (
    <a href={path} aria-label={note && `${name}, ${note}`} aria-current={isCurrent ? 'page' : undefined}>
      {town}
    </a>
  );
}
