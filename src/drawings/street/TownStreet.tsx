import type { StreetItemName, StreetWords } from '../../site/schema/street.ts';
import { DrawingPart } from '../InlineDrawing.tsx';
import { inkLine } from '../ink-line.ts';
import { type SvgFile, type SvgNamed, svgNames } from '../svg-file.ts';

type StreetRow = readonly StreetItemName[];

/** Size of a street, in units of the drawing. A narrow screen shows its middle. */
export const streetSize = { width: 2700, height: 360 };

/**
 * A street of a town: a row of houses and sights in the middle, the houses repeated to both sides, and a background such as the downs. Each
 * item is a file. Attributes of its root: `data-gap`, the empty space on its right; `data-once`, for a sight, which isn't repeated;
 * `data-turns`, for a house of which every other one is mirrored.
 */
export function TownStreet({ row, behind, svg }: StreetWords & { svg: SvgNamed }) {
  return (
    // Starts at 1: the lower line of the kerb is on the edge of the drawing.
    <svg viewBox={`0 1 ${streetSize.width} ${streetSize.height}`} aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      {behind && (
        <g id="behind">
          {behind === 'windfarm' && <DrawingPart svg={svg('street/behind/sea')} />}
          <DrawingPart svg={svg(`street/behind/${behind}`)} />
        </g>
      )}
      {/* The background is 1800 units wide. Its mirror image fills the rest. */}
      {behind && <use href="#behind" transform="matrix(-1 0 0 1 3600 0)" />}
      <Row row={row} places={streetPlaces(row, svg)} svg={svg} />
      <path d="M0 350H2700M0 360H2700" />
      <path strokeWidth={10} strokeDasharray=".9 37" strokeLinecap="butt" d="M20 355H2700" />
    </svg>
  );
}

/**
 * The street beside the house on Home: gulls, the van, and the row of houses to the right edge of the page.
 * @param house drawing of that house. Its `data-end` is the x at which the row begins
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

/** Size of the terrace on Home, in units of the street. */
export const terraceSize = { width: 705, height: 360 };

interface RowProps {
  row: StreetRow;
  places: ReturnType<typeof placesFrom>;
  svg: SvgNamed;
}

/** Draws the items of a street at their places. */
function Row({ row, places, svg }: RowProps) {
  return (
    <>
      <defs>
        {[...new Set(row)].map((name) => (
          <DrawingPart svg={svg(`street/${name}`)} id={name} key={name} />
        ))}
      </defs>
      {/* The right end of a row of equal houses, such as a gable, if it has a file. */}
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

/** Returns the place of each item, so that the street is full and the middle of the row is the middle of the street. */
function streetPlaces(row: StreetRow, svg: SvgNamed) {
  const repeated = repeatedItems(row, svg);
  const lengthOf = (items: StreetRow) =>
    items.map((name) => sizeOf(name, svg)).reduce((sum, { width, gap }) => sum + width + gap, 0);
  const aside = (streetSize.width - lengthOf(row)) / 2;
  const before = Array.from({ length: Math.ceil(Math.max(0, aside) / lengthOf(repeated)) }, () => repeated).flat();
  return placesFrom(Math.round(aside - lengthOf(before)), streetSize.width, [...before, ...row], svg);
}

/** Items that are repeated on both sides: the houses, or everything if the row has only sights. */
function repeatedItems(row: StreetRow, svg: SvgNamed) {
  const items = row.filter((name) => !('data-once' in svg(`street/${name}`).root));
  return items.length > 0 ? items : row;
}

/** Returns the places of the visible items between two x: the row from `start`, then its houses repeated up to `end`. */
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
    // Whether this is the last of several equal houses, at which Row draws the right end.
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
