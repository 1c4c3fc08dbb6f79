import type { Line } from './boxes.ts';
import { countryLines } from './country.ts';
import { type MapPoint, mapSize, project, type View } from './projection.ts';

const mapSides = { left: 0, width: mapSize.width };

/**
 * Returns the points of the coast between two sides of a map (by default, the sides of the map without its base map), and one point beyond
 * each side, so that the line reaches both sides. The data end at Selsey in the west and Dungeness in the east. Beyond these places the
 * line continues straight west and east.
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

/** Returns the coast on a map, as a list of straight lines. */
export function coastLines(view: View): Line[] {
  return stretches(coastIn(view));
}

/** Returns the railways on a map, as a list of straight lines. */
export function railwayLines(view: View): Line[] {
  return countryLines('railways').flatMap((line) => stretches(line.map((place) => project(place, view))));
}

const stretches = (points: readonly MapPoint[]) => points.slice(1).map((to, index): Line => [points[index] ?? to, to]);
