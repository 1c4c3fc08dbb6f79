import { type Box, crosses, isInside, isOutside, type Line, meetsBox, overlaps } from './boxes.ts';
import type { MapPoint } from './projection.ts';

/** Where a place's name is, seen from its dot. Only names are moved, never dots. */
export interface MapLabel {
  /** Which way the name runs from where it is put. */
  side: 'left' | 'right';
  /** How far from the dot, in map units. */
  east: number;
  south: number;
}

/** A place with its name. */
export interface NamedPlace {
  name: string;
  dot: MapPoint;
  /** Whether the map is this place's own: its name stands on a plate. */
  isCurrent?: boolean;
}

type Labelled<Place> = Place & { label: MapLabel };

/**
 * Finds a free place for each name: beside its dot, or further off with a line to it.
 * @param places those that matter most first
 * @param taken what no name may cover, such as the key
 * @param coast lines that names had better not lie on
 * @param railways the same, once each name has a place
 * @returns the places with their labels: the map's own, and the others whose names have room; lists below the map have them all
 */
export function placeLabels<Place extends NamedPlace>(
  places: readonly Place[],
  taken: readonly Box[],
  coast: readonly Line[] = [],
  railways: readonly Line[] = [],
): Labelled<Place>[] {
  const fromNorth = places.toSorted((one, other) => one.dot.y - other.dot.y);
  const orders = [places, fromNorth, fromNorth.toReversed()];
  // First with room beside what is taken, as readers may set letters apart, and above: there a name would seem the town's.
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
    // Nowhere among the others is free for it: they keep clear of where it is best.
    const shown = { ...ownPlace, label: bestFor(ownPlace, [], taken, coast, 1000) };
    const { name, dot } = footprintOf(shown);
    return [shown, ...placeLabels(without(places, ownPlace), [...taken, name, dot], coast, railways)];
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

/** One try: whose names come first get the better places, and whose come last are left out. */
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
  // Where the others are then, there may be room again.
  const missing = places.filter(({ name }) => !shown.some((other) => other.name === name));
  for (const place of missing.slice(0, 4)) {
    const added = improved([...shown, { ...place, label: besideDot }]);
    if (!added.some((each) => isHidden(each, added))) shown = added;
  }
  return shown;
}

/**
 * Moves each name in turn to the best place beside those of the others, a few times over. What lies in the way weighs less at
 * first, so that names spread before they settle.
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

/** The place with the lowest cost. Candidates are in the order of what they cost by themselves, so the first few settle it. */
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

/** Beside the dot, and in rows and columns around it. What one costs by itself is how far it is, and a line to it. */
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

/** Whether a line leads from the dot to the name: not where the name is at, over or under its dot. */
export function hasLeader({ side, east, south }: MapLabel): boolean {
  const over = side === 'left' ? east > 0 : east < 0;
  return south !== 0 && !(over && Math.abs(south) <= 20);
}

/** What a place costs for all that lies in its way, which is far more than how far it is. */
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
  return 12 * onLine + (weight / 3) * crossings + weight * countClashes(footprint, others, taken);
}

/** What a name or its line lies on: the edge, its own dot, another name, its line or dot, what is taken. */
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
  // Letters stand 3 units higher and hang 4 lower than the room that they take of each other.
  return (
    (isOutside({ ...spacedName, top: spacedName.top - 3, bottom: spacedName.bottom + 4 }) ? 5 : 0) +
    (ownDot ? 1 : 0) +
    inWay.length +
    taken.filter(covers).length
  );
}

/** What takes a tap on a name (MapPlace.tsx); it may reach over another name's edge, but not over its middle. */
const tapAreaOf = (name: Box): Box => ({ ...name, top: name.top - tapMargin, bottom: name.bottom + tapMargin });
const tapMargin = 9;
const middleOf = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** What a place takes of the map. */
interface Footprint {
  name: Box;
  /** The name with the space that readers may set letters apart by (WCAG 2.2, 1.4.12). */
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
 * The room of a name on the narrowest phone, where its letters are largest: 13.6 units high (MapFrame.module.css).
 * @param letter its width, for its height
 */
export function boxOf({ name, dot, label: { side, east, south } }: Labelled<NamedPlace>, letter = 0.59): Box {
  const width = (letter * name.length + 0.8) * 13.6;
  const [x, y] = [dot.x + east, dot.y + south];
  return { left: side === 'left' ? x - width : x, right: side === 'left' ? x : x + width, top: y - 7, bottom: y + 7 };
}

/** The line to a name, where there is one, from the edge of its dot on. */
function lineOf({ dot, label: { side, east, south } }: Labelled<NamedPlace>): Line | undefined {
  if (!hasLeader({ side, east, south })) return undefined;
  const start = Math.min(1, 7 / Math.hypot(east, south));
  return [
    { x: dot.x + east * start, y: dot.y + south * start },
    { x: dot.x + east, y: dot.y + south },
  ];
}
