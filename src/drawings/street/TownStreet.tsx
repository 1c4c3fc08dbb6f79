import type { StreetItemName, StreetWords } from '../../content/schema/street.ts';
import { DrawingPart } from '../InlineDrawing.tsx';
import { inkLine } from '../ink-line.ts';
import { svgNamed, svgNames } from '../svg-file.ts';

/** The room that a street takes, in units of the drawing; a narrow screen shows the middle of it. */
export const streetSize = { width: 1800, height: 360 };

/**
 * A street of a town: its row of homes and sights, over and over from edge to edge, before what lies behind it. Each is a file:
 * `data-gap` is the free ground to its right, and of those with `data-turns` every other one is seen from its other side.
 */
export function TownStreet({ row, behind }: StreetWords) {
  const places = streetPlaces(row);
  return (
    // The kerb's lower line lies on the edge.
    <svg viewBox={`0 1 ${streetSize.width} ${streetSize.height}`} aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      {behind && <DrawingPart name={`street/behind/${behind}`} />}
      <defs>
        {[...new Set(row)].map((name) => (
          <DrawingPart name={`street/${name}`} id={name} key={name} />
        ))}
      </defs>
      {/* What closes a row of homes on the right. */}
      {places
        .filter(({ name, last }) => last && svgNames.includes(`street/${name}-end`))
        .map(({ name, x, width }) => (
          <DrawingPart name={`street/${name}-end`} transform={`translate(${x + width})`} key={x} />
        ))}
      {places.map(({ name, x, width, turned }) => (
        <use key={x} href={`#${name}`} transform={turned ? `matrix(-1 0 0 1 ${x + width} 0)` : `translate(${x})`} />
      ))}
      <path d="M0 350H1800M0 360H1800" />
      <path strokeWidth={10} strokeDasharray=".9 37" strokeLinecap="butt" d="M20 355H1800" />
    </svg>
  );
}

/** Where each item of the street stands, so that the street is full and its middle is the middle of the row. */
function streetPlaces(row: readonly StreetItemName[]) {
  const items = row.map((name) => ({ name, ...sizeOf(name) }));
  const rowWidth = items.reduce((sum, { width, gap }) => sum + width + gap, 0);
  const rows = 1 + 2 * Math.ceil(Math.max(0, streetSize.width / rowWidth - 1) / 2);
  let x = Math.round((streetSize.width - rows * rowWidth) / 2);
  const seen = new Map<StreetItemName, number>();
  return Array.from({ length: rows }, () => items)
    .flat()
    .map(({ name, width, gap, turns }, index, all) => {
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      // The last of its kind in a row may have an end of its own.
      const place = { name, x, width, turned: turns && times % 2 === 1, last: all[index + 1]?.name !== name };
      x += width + gap;
      return place;
    })
    .filter((place) => place.x < streetSize.width && place.x + place.width > 0);
}

function sizeOf(name: StreetItemName) {
  const { width, root } = svgNamed(`street/${name}`);
  return { width, gap: Number(root['data-gap'] ?? 0), turns: 'data-turns' in root };
}
