import type { Line } from './boxes.ts';
import { countryLines } from './country.ts';
import { type MapPoint, mapSize, project, type View } from './projection.ts';

const mapSides = { left: 0, width: mapSize.width };

/**
 * The coast as far as a map shows it, with one point beyond each edge, so that the line leaves the map. Beyond Selsey and
 * Dungeness, where no place can be, it goes on straight.
 */
export function coastIn(view: View, { left, width }: { left: number; width: number } = mapSides): MapPoint[] {
  const right = left + width;
  const known = countryLines('coast').flatMap((line) => line.map((place) => project(place, view)));
  const [west, east] = [known[0], known.at(-1)] as [MapPoint, MapPoint];
  const points = [{ ...west, x: Math.min(west.x, left) - 1 }, ...known, { ...east, x: Math.max(east.x, right) + 1 }];
  const first = points.findLastIndex(({ x }) => x < left);
  const last = points.findIndex(({ x }) => x > right);
  return points.slice(Math.max(0, first), last < 0 ? undefined : last + 1);
}

/** The stretches of the coast on a map, in straight lines. */
export function coastLines(view: View): Line[] {
  return stretches(coastIn(view));
}

/** The stretches of the railways. */
export function railwayLines(view: View): Line[] {
  return countryLines('railways').flatMap((line) => stretches(line.map((place) => project(place, view))));
}

const stretches = (points: readonly MapPoint[]) => points.slice(1).map((to, index): Line => [points[index] ?? to, to]);
