import { distance, type Position } from './projection.ts';

/**
 * The places nearest to one, as the crow flies.
 * @returns at most as many as asked for, the nearest first
 */
export function nearest<Place extends { position: Position }>(
  from: Position,
  places: readonly Place[],
  count: number,
): Place[] {
  const found: { place: Place; far: number }[] = [];
  for (const place of places) {
    const far = distance(from, place.position);
    if (found.length === count && far >= (found.at(-1)?.far ?? 0)) continue;
    found.push({ place, far });
    found.sort((one, other) => one.far - other.far);
    found.length = Math.min(found.length, count);
  }
  return found.map(({ place }) => place);
}
