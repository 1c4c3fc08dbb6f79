import { mapSize, usualView, type View } from './projection.ts';

/** The part of the crest of the Downs that a view has, as the data of a path. */
export function downsIn(view: View): string {
  const scale = view.unitsPerKm / usualView.unitsPerKm;
  return downs
    .map(([x, y, ...curve]) => ({
      x: Math.round(view.brighton.x + (x - usualView.brighton.x) * scale),
      y: Math.round(view.brighton.y + (y - usualView.brighton.y) * scale),
      curve: curve.map((distance) => Math.round(distance * scale)),
    }))
    .filter(({ x, y, curve: [, , width = 0] }) => x + width > 0 && mapSize.width > x && y > 0 && mapSize.height > y)
    .map(({ x, y, curve }) => `M${x} ${y}q${curve.join(' ')}`)
    .join('');
}

/** The crest of the Downs from Chanctonbury to Firle in the usual view, placed by eye between the names; hachures cross it. */
const downs: readonly [x: number, y: number, bendX: number, bendY: number, width: number, rise: number][] = [
  [6, 84, 12, -12, 26, -7],
  [116, 87, 22, -8, 40, 3],
  [186, 79, 22, -12, 38, -3],
  [238, 92, 18, -9, 36, 5],
  [318, 130, 13, -8, 26, 4],
  [330, 156, 14, -8, 26, 5],
];
