import { coastline } from './coastline.ts';
import { around, type Box } from './labels.ts';
import { type MapPoint, mapSize, project, type View } from './projection.ts';

/** The coast as far as a map shows it, with one point beyond each edge, so that the line leaves the map. */
export function coastIn(view: View): MapPoint[] {
  const points = coastline.map((place) => project(place, view));
  const first = points.findLastIndex(({ x }) => x < 0);
  const last = points.findIndex(({ x }) => x > mapSize.width);
  return points.slice(Math.max(0, first), last < 0 ? undefined : last + 1);
}

/** What the coast's line takes of a map: names lie on land or on the sea. */
export function coastBoxes(view: View): Box[] {
  const points = coastIn(view);
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6);
    return Array.from({ length: steps }, (_, step) =>
      around({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }),
    );
  });
}
