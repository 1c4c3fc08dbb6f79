import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * The path of a photograph, whatever the capitals of its name: cameras write `IMG_1234.JPG`, and some systems tell them apart.
 * @returns nothing where there is no such file, or where several differ only in capitals and none is written alike
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

/** Reads a photograph; bytes that a telephone or a messenger left over don't matter, but a file that was cut off does. */
export function openPhotograph(path: string): Sharp {
  return sharp(path, { failOn: 'truncated' });
}
