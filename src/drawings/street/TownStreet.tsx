import type { StreetItemName, StreetWords } from '../../site/schema/street.ts';
import { DrawingPart } from '../InlineDrawing.tsx';
import { inkLine } from '../ink-line.ts';
import { type SvgFile, type SvgNamed, svgNames } from '../svg-file.ts';

type StreetRow = readonly StreetItemName[];

/** The room that a street takes, in units of the drawing; a narrow screen shows the middle of it. */
export const streetSize = { width: 2700, height: 360 };

/**
 * A street of a town: its row of homes and sights, and its homes again to both edges, before what lies behind it. Each is a file:
 * `data-gap` is the free ground to its right; `data-once`: it's a sight; `data-turns`: every other one is seen from its other side.
 */
export function TownStreet({ row, behind, svg }: StreetWords & { svg: SvgNamed }) {
  return (
    // The kerb's lower line lies on the edge.
    <svg viewBox={`0 1 ${streetSize.width} ${streetSize.height}`} aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      {behind && (
        <g id="behind">
          {behind === 'windfarm' && <DrawingPart svg={svg('street/behind/sea')} />}
          <DrawingPart svg={svg(`street/behind/${behind}`)} />
        </g>
      )}
      {/* It's 1800 units wide: the rest of the way it runs back. */}
      {behind && <use href="#behind" transform="matrix(-1 0 0 1 3600 0)" />}
      <Row row={row} places={streetPlaces(row, svg)} svg={svg} />
      <path d="M0 350H2700M0 360H2700" />
      <path strokeWidth={10} strokeDasharray=".9 37" strokeLinecap="butt" d="M20 355H2700" />
    </svg>
  );
}

/**
 * The street at its left end, behind the house that is cut open on Home: the van, and the row as far as a page shows it.
 * @param house its drawing, whose `data-end` is where the row begins
 */
export function HomeTerrace({ house, row, svg }: { house: SvgFile; row: StreetRow; svg: SvgNamed }) {
  const { width, height } = terraceSize;
  const houseEnd = Number(house.root['data-end']);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      <DrawingPart svg={svg('parts/gulls')} />
      <Row row={row} places={row.length > 0 ? placesFrom(houseEnd, width, row, svg) : []} svg={svg} />
      <DrawingPart svg={svg('parts/van')} />
    </svg>
  );
}

/** In the units of the street. */
export const terraceSize = { width: 705, height: 360 };

interface RowProps {
  row: StreetRow;
  places: ReturnType<typeof placesFrom>;
  svg: SvgNamed;
}

function Row({ row, places, svg }: RowProps) {
  return (
    <>
      <defs>
        {[...new Set(row)].map((name) => (
          <DrawingPart svg={svg(`street/${name}`)} id={name} key={name} />
        ))}
      </defs>
      {/* What closes a row of homes on the right. */}
      {places
        .filter(({ name, last }) => last && svgNames.includes(`street/${name}-end`))
        .map(({ name, x, width }) => (
          <DrawingPart svg={svg(`street/${name}-end`)} transform={`translate(${x + width})`} key={x} />
        ))}
      {places.map(({ name, x, width, mirrored }) => (
        <use key={x} href={`#${name}`} transform={mirrored ? `matrix(-1 0 0 1 ${x + width} 0)` : `translate(${x})`} />
      ))}
    </>
  );
}

/** Where each item of the street stands, so that the street is full and its middle is the middle of the row. */
function streetPlaces(row: StreetRow, svg: SvgNamed) {
  const repeated = repeatedItems(row, svg);
  const lengthOf = (items: StreetRow) =>
    items.map((name) => sizeOf(name, svg)).reduce((sum, { width, gap }) => sum + width + gap, 0);
  const aside = (streetSize.width - lengthOf(row)) / 2;
  const before = Array.from({ length: Math.ceil(Math.max(0, aside) / lengthOf(repeated)) }, () => repeated).flat();
  return placesFrom(Math.round(aside - lengthOf(before)), streetSize.width, [...before, ...row], svg);
}

/** What comes again: all but the sights, or all where there are only sights. */
function repeatedItems(row: StreetRow, svg: SvgNamed) {
  const items = row.filter((name) => !('data-once' in svg(`street/${name}`).root));
  return items.length > 0 ? items : row;
}

/** Where each item stands that can be seen, of a row from a place on, after which its homes come over and over. */
function placesFrom(start: number, end: number, row: StreetRow, svg: SvgNamed) {
  const places: { name: StreetItemName; x: number; width: number; mirrored: boolean; last: boolean }[] = [];
  const seen = new Map<StreetItemName, number>();
  const repeated = repeatedItems(row, svg);
  const nameAt = (index: number) => (row[index] ?? repeated[(index - row.length) % repeated.length]) as StreetItemName;
  for (let x = start, index = 0; x < end; index++) {
    const name = nameAt(index);
    const { width, gap, turns } = sizeOf(name, svg);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    // The last of its kind in a row may have an end of its own.
    const last = nameAt(index + 1) !== name;
    if (x + width > 0) places.push({ name, x, width, mirrored: turns && times % 2 === 1, last });
    x += width + gap;
  }
  return places;
}

function sizeOf(name: StreetItemName, svg: SvgNamed) {
  const { width, root } = svg(`street/${name}`);
  return { width, gap: Number(root['data-gap'] ?? 0), turns: 'data-turns' in root };
}
