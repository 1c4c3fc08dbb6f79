import { type MapPoint, mapSize } from './projection.ts';

/** Where a place's name is, seen from its dot. Only names are moved, never dots. */
export interface MapLabel {
  /** Which way the name runs from where it is put. */
  side: 'left' | 'right';
  /** How far from the dot, in map units. */
  east: number;
  south: number;
}

/** A place with its name, and where its owner wants the name if they say so. */
export interface Named {
  name: string;
  dot: MapPoint;
  label?: MapLabel | undefined;
}

/** A part of the map, in its units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Finds a free place for each name that has none of its own: beside its dot, or further off with a line to it.
 * @param taken what no name may cover, such as the key; nor one that its owner has put there
 * @returns the places in their order, each with its label
 */
export function placeLabels<Place extends Named>(
  places: readonly Place[],
  taken: readonly Box[],
): (Place & { label: MapLabel })[] {
  const full = [...taken, ...places.map(({ dot }) => around(dot))];
  const fixed = ({ label, ...place }: Place) => (label && !isHidden(boxOf(place, label), taken) ? label : undefined);
  for (const place of places) {
    const label = fixed(place);
    if (label) full.push(boxOf(place, label), ...lineOf(place, label));
  }
  const names: Box[] = [];
  return places.map((place) => {
    const own = fixed(place);
    if (own) return { ...place, label: own };
    const otherDots = places.filter((other) => other !== place).map(({ dot }) => around(dot));
    // A name on another place's dot, or a line through a name, is worse than a line across the coast.
    const free = (label: MapLabel) => {
      const [name, ...line] = [boxOf(place, label), ...lineOf(place, label)];
      const covered = [name, ...line].reduce((sum, box) => sum + cost(box, full), 0);
      const unclear = line.reduce((sum, box) => sum + overlap(box, names), overlap(name, otherDots));
      return Math.hypot(label.east, label.south) + covered + 4 * unclear;
    };
    const best = candidates.reduce((one, other) => (free(other) < free(one) ? other : one));
    full.push(boxOf(place, best), ...lineOf(place, best));
    names.push(boxOf(place, best));
    return { ...place, label: best };
  });
}

/** Whether a line leads from the dot to the name: not where the name is at, over or under its dot. */
export function hasLeader({ side, east, south }: MapLabel): boolean {
  const over = side === 'left' ? east > 0 : east < 0;
  return south !== 0 && !(over && Math.abs(south) <= 20);
}

/** Beside the dot first, then in rows a finger apart. */
const candidates: readonly MapLabel[] = [0, -14, 14, -27, 27, -41, 41, -54, 54, -81, 81, -108, 108].flatMap((south) =>
  (['right', 'left'] as const).flatMap((side) =>
    (south === 0 ? [3] : [3, -12, 20, -30]).map((east) => ({ side, east: side === 'left' ? -east : east, south })),
  ),
);

/**
 * Names are widest on the narrowest phone, where they are 13.6 units high (MapFrame.module.css), and readers may set letters an
 * eighth of that apart (WCAG 2.2, 1.4.12).
 */
function boxOf({ name, dot }: Named, { side, east, south }: MapLabel): Box {
  const width = (0.71 * name.length + 1.2) * 13.6;
  const [x, y] = [dot.x + east, dot.y + south];
  return { left: side === 'left' ? x - width : x, right: side === 'left' ? x : x + width, top: y - 12, bottom: y + 12 };
}

/** The room that the line to a name takes, where there is one. */
function lineOf({ dot }: Named, label: MapLabel): Box[] {
  if (!hasLeader(label)) return [];
  return [0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((part) =>
    around({ x: dot.x + label.east * part, y: dot.y + label.south * part }),
  );
}

/** Whether a point lies in a part of the map. */
export function isInside({ left, top, right, bottom }: Box, { x, y }: MapPoint): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** The room of a dot, or of a point of a line. */
export function around({ x, y }: MapPoint): Box {
  return { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 };
}

/** How much of a box is covered already, or beyond the map's edge. */
function cost(box: Box, full: readonly Box[]): number {
  const { left, top, right, bottom } = box;
  const outside = width(left, 2) + width(mapSize.width - 2, right) + width(top, 2) + width(mapSize.height - 2, bottom);
  return overlap(box, full) + outside * 100;
}

/** Whether a name can't be read there; a corner of its box may well be covered. */
function isHidden(box: Box, taken: readonly Box[]): boolean {
  return overlap(box, taken) > ((box.right - box.left) * (box.bottom - box.top)) / 4;
}

function overlap({ left, top, right, bottom }: Box, full: readonly Box[]): number {
  const areas = full.map(
    (box) =>
      width(Math.max(left, box.left), Math.min(right, box.right)) *
      width(Math.max(top, box.top), Math.min(bottom, box.bottom)),
  );
  return areas.reduce((sum, area) => sum + area, 0);
}

const width = (from: number, to: number) => Math.max(0, to - from);
