import type { MapPoint } from './projection.ts';

/**
 * Returns the path of a smooth curve through all points, made of Bézier segments. The handles of a segment are a third as long as the
 * segment, so that the curve doesn't overshoot where a long and a short segment meet.
 */
export function smoothLine(points: readonly MapPoint[]): string {
  const heading = (i: number) => {
    const [before, after] = [points[i - 1] ?? points[i], points[i + 1] ?? points[i]] as [MapPoint, MapPoint];
    const length = Math.hypot(after.x - before.x, after.y - before.y);
    return { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
  };
  return points.reduce((path, to, i) => {
    const from = points[i - 1];
    if (!from) return `M${pair(to)}`;
    const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3;
    return `${path}C${pair(along(from, heading(i - 1), reach))} ${pair(along(to, heading(i), -reach))} ${pair(to)}`;
  }, '');
}

const along = (from: MapPoint, heading: MapPoint, reach: number): MapPoint => ({
  x: from.x + heading.x * reach,
  y: from.y + heading.y * reach,
});

const pair = ({ x, y }: MapPoint) => `${Math.round(x)} ${Math.round(y)}`;
