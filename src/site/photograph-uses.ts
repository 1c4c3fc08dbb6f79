import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotographWords } from './files/content.ts';
import { type Crop, cropTo } from './schema/crop.ts';
import type { Shape } from './schema/photograph.ts';

/**
 * How photographs are shown in each use. `widths`: widths of the files, in pixels. `ratio`: width to height, unless content/ names a shape.
 * `narrowest`: fewest pixels across, in the original, that still look sharp.
 */
export const photographUses = {
  page: { widths: [480, 960, 1600], ratio: undefined, narrowest: 600 },
  drawing: { widths: [800], ratio: 4 / 3, narrowest: 480 },
  job: { widths: [640], ratio: 4 / 3, narrowest: 320 },
  person: { widths: [480], ratio: 1, narrowest: 300 },
};
export type PhotographUse = keyof typeof photographUses;

const ratios: Record<Shape, number> = { wide: 3 / 2, square: 1, tall: 3 / 4 };

/** Use of a photograph by its place: instead of a drawing, or at the top of a page. */
export const photographUseAt = (place: string): PhotographUse => (place.includes('#') ? 'drawing' : 'page');

/** The part of a photograph that is shown. */
export function cropOf(
  { focus, shape }: PhotographWords,
  use: PhotographUse,
  size: { width: number; height: number },
): Crop {
  return cropTo(size, shape ? ratios[shape] : photographUses[use].ratio, focus);
}

/**
 * Path of a photograph in a folder. Capitals don't matter: cameras write `IMG_1234.JPG`, and some systems tell `img_1234.jpg` from it.
 * @returns undefined if there is no such file, or several that differ only in capitals and none that is written exactly so
 */
export function photographPath(folder: string, name: string): string | undefined {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const spellings = [(file: string) => file.normalize(), (file: string) => file.normalize().toLowerCase()];
  for (const spelled of spellings) {
    const [found, ...others] = files.filter((file) => spelled(file) === spelled(name));
    if (found && others.length === 0) return join(folder, found);
  }
  return undefined;
}

/** Opens a photograph. Reading it fails if the file was cut off; surplus bytes, which telephones and messengers leave, are ignored. */
export function openPhotograph(path: string): Sharp {
  return sharp(path, { failOn: 'truncated' });
}
