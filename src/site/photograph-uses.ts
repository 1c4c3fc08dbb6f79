import sharp, { type Sharp } from 'sharp';
import type { PhotographWords } from './files/content.ts';
import { type Crop, cropTo } from './schema/crop.ts';
import type { Shape } from './schema/photograph.ts';

/**
 * How photographs are shown: the widths of their files, in pixels; width over height where content/ names no shape; and the
 * narrowest part of an original that still looks sharp there.
 */
export const photographUses = {
  page: { widths: [480, 960, 1600], ratio: undefined, narrowest: 600 },
  drawing: { widths: [800], ratio: 4 / 3, narrowest: 480 },
  job: { widths: [640], ratio: 4 / 3, narrowest: 320 },
  person: { widths: [480], ratio: 1, narrowest: 300 },
};
export type PhotographUse = keyof typeof photographUses;

const ratios: Record<Shape, number> = { wide: 3 / 2, square: 1, tall: 3 / 4 };

/** At the top of a page, or in the place of a drawing on it. */
export const photographUseAt = (place: string): PhotographUse => (place.includes('#') ? 'drawing' : 'page');

/** The part of a photograph that is shown. */
export function cropOf(
  { focus, shape }: PhotographWords,
  use: PhotographUse,
  size: { width: number; height: number },
): Crop {
  return cropTo(size, shape ? ratios[shape] : photographUses[use].ratio, focus);
}

/** Reads a photograph; bytes that a telephone or a messenger left over don't matter, but a file that was cut off does. */
export function openPhotograph(path: string): Sharp {
  return sharp(path, { failOn: 'truncated' });
}
