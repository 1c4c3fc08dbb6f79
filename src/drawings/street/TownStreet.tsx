import type { StreetItemName, StreetWords } from '../../site/schema/street.ts';
import { DrawingPart } from '../InlineDrawing.tsx';
import { inkLine } from '../ink-line.ts';
import { type SvgFile, type SvgNamed, svgNames } from '../svg-file.ts';

type StreetRow = readonly StreetItemName[];

/** Size of the drawing of a street, in units of the drawing. Narrow screens show only the middle of the street. */
export const streetSize = { width: 2700, height: 360 };

/**
 * A street of a town: the houses and sights of `row` in the middle, the houses repeated to the left and right, and a background such as the
 * downs. Each item of `row` is a file in src/drawings/street. Attributes of the file's root: `data-gap`: width of the empty space to the
 * right of the item; `data-once`: the item is a sight, and isn't repeated; `data-turns`: every second one of these houses is mirrored;
 * `data-forms`: number of forms of the house, which are drawn in turn. `NAME-2.svg` is what the second form has in addition, such as an
 * awning. `NAME-end.svg` is the right end of a run of equal houses, such as a gable.
 */
export function TownStreet({ row, behind, svg }: StreetWords & { svg: SvgNamed }) {
  return (
    // The viewBox starts at y 1, so that the lower line of the kerb, at y 360, isn't cut off at the lower edge.
    <svg viewBox={`0 1 ${streetSize.width} ${streetSize.height}`} aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      {behind && (
        <g id="behind">
          {behind === 'windfarm' && <DrawingPart svg={svg('street/behind/sea')} />}
          <DrawingPart svg={svg(`street/behind/${behind}`)} />
        </g>
      )}
      {/* The background is 1800 units wide. Its mirror image fills the other 900 units of the street. */}
      {behind && <use href="#behind" transform="matrix(-1 0 0 1 3600 0)" />}
      <Row places={streetPlaces(row, svg)} svg={svg} />
      <path d="M0 350H2700M0 360H2700" />
      <path strokeWidth={10} strokeDasharray=".9 37" strokeLinecap="butt" d="M20 355H2700" />
    </svg>
  );
}

/**
 * The street on Home beside the house that is cut open: gulls, the firm's van, and a row of houses to the right edge of the page.
 * @param house drawing of the house that is cut open. The attribute `data-end` of its root is the x at which the row begins
 */
export function HomeTerrace({ house, row, svg }: { house: SvgFile; row: StreetRow; svg: SvgNamed }) {
  const { width, height } = terraceSize;
  const houseEnd = Number(house.root['data-end']);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      <DrawingPart svg={svg('parts/gulls')} />
      <Row places={row.length > 0 ? placesFrom(houseEnd, width, row, svg) : []} svg={svg} />
      <DrawingPart svg={svg('parts/van')} />
    </svg>
  );
}

/** Size of the terrace on Home, in units of the street. */
export const terraceSize = { width: 705, height: 360 };

interface Place {
  name: StreetItemName;
  /** The item's `name`, and the number of its form if that isn't the first: `regency-2`. */
  id: string;
  /** Left edge. */
  x: number;
  width: number;
  mirrored: boolean;
  /** Whether the item is the last of several equal houses. */
  last: boolean;
}

interface RowProps {
  places: readonly Place[];
  svg: SvgNamed;
}

/** Draws the items of a street at the given places. An item that has no place there isn't in the file. */
function Row({ places, svg }: RowProps) {
  return (
    <>
      <defs>
        {[...new Set(places.map(({ name }) => name))].map((name) => (
          <DrawingPart svg={svg(`street/${name}`)} id={name} key={name} />
        ))}
        {[...new Map(places.map(({ id, name }) => [id, name]))]
          .filter(([id, name]) => id !== name)
          .map(([id, name]) => (
            <g id={id} key={id}>
              <use href={`#${name}`} />
              <DrawingPart svg={svg(`street/${id}`)} />
            </g>
          ))}
      </defs>
      {/* The right end of several equal houses in a row, such as a gable, if there is a file for it. */}
      {places
        .filter(({ name, last }) => last && svgNames.includes(`street/${name}-end`))
        .map(({ name, x, width }) => (
          <DrawingPart svg={svg(`street/${name}-end`)} transform={`translate(${x + width})`} key={x} />
        ))}
      {places.map(({ id, x, width, mirrored }) => (
        <use key={x} href={`#${id}`} transform={mirrored ? `matrix(-1 0 0 1 ${x + width} 0)` : `translate(${x})`} />
      ))}
    </>
  );
}

/**
 * Returns the place of each item. The middle of `row` is at the middle of the street, and repeated houses fill the street to both sides.
 */
function streetPlaces(row: StreetRow, svg: SvgNamed) {
  const repeated = repeatedItems(row, svg);
  const lengthOf = (items: StreetRow) =>
    items.map((name) => sizeOf(name, svg)).reduce((sum, { width, gap }) => sum + width + gap, 0);
  const aside = (streetSize.width - lengthOf(row)) / 2;
  const before = Array.from({ length: Math.ceil(Math.max(0, aside) / lengthOf(repeated)) }, () => repeated).flat();
  return placesFrom(Math.round(aside - lengthOf(before)), streetSize.width, [...before, ...row], svg);
}

/** Returns the items that are repeated on both sides of `row`: its houses, or all items if there are only sights. */
function repeatedItems(row: StreetRow, svg: SvgNamed) {
  const items = row.filter((name) => !('data-once' in svg(`street/${name}`).root));
  return items.length > 0 ? items : row;
}

/** Returns the places of the visible items: those of `row` from x = `start`, then the houses of `row` repeated up to x = `end`. */
function placesFrom(start: number, end: number, row: StreetRow, svg: SvgNamed) {
  const places: Place[] = [];
  const seen = new Map<StreetItemName, number>();
  const repeated = repeatedItems(row, svg);
  const nameAt = (index: number) => (row[index] ?? repeated[(index - row.length) % repeated.length]) as StreetItemName;
  for (let x = start, index = 0; x < end; index++) {
    const name = nameAt(index);
    const { width, gap, turns, forms } = sizeOf(name, svg);
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    const last = nameAt(index + 1) !== name;
    const form = (times % forms) + 1;
    const id = form === 1 ? name : `${name}-${form}`;
    if (x + width > 0) places.push({ name, id, x, width, mirrored: turns && times % 2 === 1, last });
    x += width + gap;
  }
  return places;
}

function sizeOf(name: StreetItemName, svg: SvgNamed) {
  const { width, root } = svg(`street/${name}`);
  return {
    width,
    gap: Number(root['data-gap'] ?? 0),
    turns: 'data-turns' in root,
    forms: Number(root['data-forms'] ?? 1),
  };
}
