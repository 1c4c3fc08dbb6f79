import { type Box, crosses, isInside, isOutside, type Line, meetsBox, overlaps } from './boxes.ts';
import type { MapPoint } from './projection.ts';

/** Position of a place's name relative to the dot that marks the place. The dot is fixed; the name is put where there is space. */
export interface MapLabel {
  /** Direction in which the name extends from the position that `east` and `south` give. */
  side: 'left' | 'right';
  /** Distance east of the dot, in map units. */
  east: number;
  /** Distance south of the dot, in map units. */
  south: number;
}

/** A place with its name and dot. */
interface NamedPlace {
  name: string;
  dot: MapPoint;
  /** Whether the map is on the page about this place. If so, the name has a background. Default: false. */
  isCurrent?: boolean;
}

type Labelled<Place> = Place & { label: MapLabel };

/**
 * Finds a free position for the name of each place: beside its dot, or further away with a line from the dot to the name.
 * @param places places on the map, the most important first
 * @param taken boxes that no name may cover, such as the key
 * @param coast lines that names avoid if possible. Default: none
 * @param railways lines that names also avoid if possible, but only once each name has a position. Default: none
 * @returns the places with their labels. Includes the place with `isCurrent` in any case. Other places are left out if there is no space
 * for their names
 */
export function placeLabels<Place extends NamedPlace>(
  places: readonly Place[],
  taken: readonly Box[],
  coast: readonly Line[] = [],
  railways: readonly Line[] = [],
): Labelled<Place>[] {
  const named = places.map(({ name, dot, isCurrent }) => [name, dot, isCurrent]);
  const input = JSON.stringify([named, taken, coast, railways]);
  const labels =
    known.get(input) ?? findLabels(places, taken, coast, railways).map(({ dot, label }) => ({ dot, label }));
  known.set(input, labels);
  return labels.flatMap(({ dot, label }) => {
    const place = places.find((each) => each.dot.x === dot.x && each.dot.y === dot.y);
    return place ? { ...place, label } : [];
  });
}

/** Cache of labels by the input of `placeLabels`. Finding labels takes seconds, and the dev server draws a page again at each request. */
const known = new Map<string, { dot: MapPoint; label: MapLabel }[]>();

function findLabels<Place extends NamedPlace>(
  places: readonly Place[],
  taken: readonly Box[],
  coast: readonly Line[],
  railways: readonly Line[],
): Labelled<Place>[] {
  const fromNorth = places.toSorted((one, other) => one.dot.y - other.dot.y);
  const orders = [places, fromNorth, fromNorth.toReversed()];
  // The first attempts keep a margin around the taken boxes: at the sides, because readers may increase letter spacing, and above, because
  // a name directly above the mark of the firm's town would look like the town's name.
  const widened = taken.map((box) => ({ ...box, left: box.left - 24, right: box.right + 24, top: box.top - 10 }));
  const attempts = [widened, taken]
    .values()
    .flatMap((around) => orders.map((order) => () => placeInOrder(order, around, coast)))
    .map((place) => place());
  const ownPlace = places.find(({ isCurrent }) => isCurrent);
  let best: Labelled<Place>[] = [];
  for (const shown of attempts) {
    if (shown.length > best.length && (!ownPlace || shown.some(({ name }) => name === ownPlace.name))) best = shown;
    if (best.length === places.length) break;
  }
  if (ownPlace && best.length === 0) {
    // No attempt has space for the place with `isCurrent`. So this place gets the best position there is, and other names must avoid it.
    const shown = { ...ownPlace, label: bestFor(ownPlace, [], taken, coast, 1000) };
    const { name, dot } = footprintOf(shown);
    return [shown, ...findLabels(without(places, ownPlace), [...taken, name, dot], coast, railways)];
  }
  for (const [index, place] of best.entries()) {
    const footprints = footprintsOf(without(best, place));
    const clearOf = (around: readonly Box[]) => bestFor(place, footprints, around, [...coast, ...railways], 1000);
    const clear = { ...place, label: clearOf(widened) };
    best[index] =
      countClashes(footprintOf(clear), footprints, widened) === 0 ? clear : { ...place, label: clearOf(taken) };
  }
  return best;
}

/**
 * Makes one attempt to place the names in a given order. Names early in the order get better positions. If there is too little space, the
 * last of the names that clash are left out.
 */
function placeInOrder<Place extends NamedPlace>(
  places: readonly Place[],
  taken: readonly Box[],
  lines: readonly Line[],
): Labelled<Place>[] {
  const isHidden = (place: Labelled<Place>, all: readonly Labelled<Place>[]) =>
    countClashes(footprintOf(place), footprintsOf(without(all, place)), taken) > 0;
  const improved = (some: readonly Labelled<Place>[]) => improveLabels(some, taken, lines);
  let shown = improved(places.map((place) => ({ ...place, label: besideDot })));
  for (;;) {
    const hidden = shown.filter((place) => isHidden(place, shown));
    if (hidden.length === 0) break;
    const last = hidden.slice(-Math.ceil(hidden.length / 3));
    shown = improved(shown.filter((place) => !last.includes(place)));
  }
  // There may be space for some of the names left out, now that the other names have their final positions.
  const missing = places.filter(({ name }) => !shown.some((other) => other.name === name));
  for (const place of missing.slice(0, 4)) {
    const added = improved([...shown, { ...place, label: besideDot }]);
    if (!added.some((each) => isHidden(each, added))) shown = added;
  }
  return shown;
}

/**
 * Moves each name in turn to the position with the lowest cost, given the current positions of the other names. Repeats this in four
 * rounds. Clashes cost less in the first rounds, so that names can move past each other.
 */
function improveLabels<Place extends NamedPlace>(
  places: readonly Labelled<Place>[],
  taken: readonly Box[],
  lines: readonly Line[],
): Labelled<Place>[] {
  const improved = [...places];
  for (const weight of [40, 80, 160, 240]) {
    for (const [index, place] of improved.entries()) {
      const footprints = footprintsOf(without(improved, place));
      improved[index] = { ...place, label: bestFor(place, footprints, taken, lines, weight) };
    }
  }
  return improved;
}

/**
 * Returns the position from `candidates` with the lowest total cost. The candidates are sorted by their own cost, without obstructions. So
 * the search can stop at the first candidate whose own cost is no lower than the best total.
 */
function bestFor(
  place: NamedPlace,
  others: readonly Footprint[],
  taken: readonly Box[],
  lines: readonly Line[],
  weight: number,
) {
  let best = { label: besideDot, cost: Number.POSITIVE_INFINITY };
  for (const { label, cost } of candidates) {
    if (cost >= best.cost) break;
    const total = cost + obstructionCost(footprintOf({ ...place, label }), others, taken, lines, weight);
    if (total < best.cost) best = { label, cost: total };
  }
  return best.label;
}

const without = <Item>(items: readonly Item[], item: Item) => items.filter((each) => each !== item);

const besideDot: MapLabel = { side: 'right', east: 3, south: 0 };

/**
 * Possible positions of a name: to the right or left of the dot, or on a grid around the dot. The cost of a position by itself is the
 * distance from the dot, plus 6 if a line from the dot to the name is needed.
 */
const candidates = [
  besideDot,
  { side: 'left', east: -3, south: 0 } as const,
  ...steps(-126, 126, 9).flatMap((south) =>
    steps(-72, 72, 8).flatMap((east) => (['right', 'left'] as const).map((side) => ({ side, east, south }))),
  ),
]
  .map((label) => ({ label, cost: Math.hypot(label.east, label.south) + (hasLeader(label) ? 6 : 0) }))
  .sort((one, other) => one.cost - other.cost);

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by).filter((step) => step !== 0);
}

/** Returns whether a line leads from the dot to the name: false if the name is directly beside, above or below the dot. */
export function hasLeader({ side, east, south }: MapLabel): boolean {
  const over = side === 'left' ? east > 0 : east < 0;
  return south !== 0 && !(over && Math.abs(south) <= 20);
}

/**
 * Returns the cost of everything that a name and its line cover or cross: `weight` for each clash, a third of `weight` if the line crosses
 * the line of another name, and 12 (in the last round: 60) if the name covers any of `lines`.
 */
function obstructionCost(
  footprint: Footprint,
  others: readonly Footprint[],
  taken: readonly Box[],
  lines: readonly Line[],
  weight: number,
): number {
  const { line, name } = footprint;
  const crossings = line ? others.filter((other) => crosses(line, other.line)).length : 0;
  const onLine = lines.some((each) => meetsBox(each, name)) ? 1 : 0;
  // The higher cost is for the last round, in which `findLabels` sets `weight` to 1000. Before that, it would leave no space for some
  // names.
  return (weight > 240 ? 60 : 12) * onLine + (weight / 3) * crossings + weight * countClashes(footprint, others, taken);
}

/**
 * Counts what a name or its line covers: the name's own dot, other names with their lines and dots, and taken boxes. A name beyond the edge
 * of the map counts as 5.
 */
function countClashes(
  { name, spacedName, line, dot }: Footprint,
  others: readonly Footprint[],
  taken: readonly Box[],
): number {
  const covers = (box: Box) => overlaps(name, box) || (line !== undefined && meetsBox(line, box));
  const inWay = others.filter(
    (other) =>
      overlaps(spacedName, other.spacedName) ||
      isInside(tapAreaOf(name), middleOf(other.name)) ||
      isInside(tapAreaOf(other.name), middleOf(name)) ||
      covers(other.dot) ||
      (line !== undefined && meetsBox(line, other.name)) ||
      (other.line !== undefined && meetsBox(other.line, name)),
  );
  const ownDot = overlaps(name, { left: dot.left + 3, top: dot.top + 3, right: dot.right - 3, bottom: dot.bottom - 3 });
  // Letters extend 3 units above and 4 units below `spacedName`.
  return (
    (isOutside({ ...spacedName, top: spacedName.top - 3, bottom: spacedName.bottom + 4 }) ? 5 : 0) +
    (ownDot ? 1 : 0) +
    inWay.length +
    taken.filter(covers).length
  );
}

/** Returns the tap target of a name (MapPlace.tsx). A tap target may cover the edge of another name, but not the middle of that name. */
const tapAreaOf = (name: Box): Box => ({ ...name, top: name.top - tapMargin, bottom: name.bottom + tapMargin });
const tapMargin = 9;
const middleOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The parts of the map that a place with its label covers. */
interface Footprint {
  name: Box;
  /**
   * Box of the name with the letter spacing that readers may set, 0.12em (WCAG 2.2, 1.4.12). A letter is then 0.71em wide instead of
   * 0.59em.
   */
  spacedName: Box;
  line: Line | undefined;
  dot: Box;
}

function footprintOf(place: Labelled<NamedPlace>): Footprint {
  const { x, y } = place.dot;
  const dot = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 };
  const spacedName = place.isCurrent ? tapAreaOf(boxOf(place, 0.71)) : boxOf(place, 0.71);
  return { name: place.isCurrent ? spacedName : boxOf(place), spacedName, line: lineOf(place), dot };
}

const footprintsOf = (places: readonly Labelled<NamedPlace>[]) => places.map(footprintOf);

/**
 * Returns the box of a name on the narrowest phones. There the letters are largest relative to the map: the font size is 13.6 map units
 * (MapFrame.module.css).
 * @param letter average width of a letter, as a share of the font size. Default: 0.59
 */
export function boxOf({ name, dot, label: { side, east, south } }: Labelled<NamedPlace>, letter = 0.59): Box {
  const width = (letter * name.length + 0.8) * 13.6;
  const [x, y] = [dot.x + east, dot.y + south];
  return { left: side === 'left' ? x - width : x, right: side === 'left' ? x : x + width, top: y - 7, bottom: y + 7 };
}

/** Returns the line from the edge of a dot to the name. Undefined if the label needs no line. */
function lineOf({ dot, label: { side, east, south } }: Labelled<NamedPlace>): Line | undefined {
  if (!hasLeader({ side, east, south })) return undefined;
  const start = Math.min(1, 7 / Math.hypot(east, south));
  return [
    { x: dot.x + east * start, y: dot.y + south * start },
    { x: dot.x + east, y: dot.y + south },
  ];
}
