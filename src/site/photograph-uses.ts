import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotographWords } from './files/content.ts';
import { type Crop, cropTo } from './schema/crop.ts';
import type { Shape } from './schema/photograph.ts';

/**
 * Ways in which the site uses a photograph. `widths`: widths of the image files, in pixels. `ratio`: width divided by height of the crop,
 * unless the entry has a `shape`; undefined for no crop. `narrowest`: minimum width of the crop, in pixels of the original, that still
 * looks sharp.
 */
export const photographUses = {
  page: { widths: [480, 960, 1600], ratio: undefined, narrowest: 600 },
  drawing: { widths: [800], ratio: 4 / 3, narrowest: 480 },
  job: { widths: [640], ratio: 4 / 3, narrowest: 320 },
  person: { widths: [480], ratio: 1, narrowest: 300 },
};
export type PhotographUse = keyof typeof photographUses;

const ratios: Record<Shape, number> = { wide: 3 / 2, square: 1, tall: 3 / 4 };

/**
 * Use of a photograph with this `place`: the path of a page puts it at the top of that page, and a path with an anchor replaces a drawing.
 */
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
 * Path of a photograph in a folder. If no file has exactly this name, capitals are ignored: a camera writes `IMG_1234.JPG` where an owner
 * writes `img_1234.jpg`, and some systems take these for two files.
 * @returns undefined if there is no such file, or if no file has exactly this name and several differ from it only in capitals
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

/**
 * Opens a photograph. Decoding the photograph throws if the file was cut off. Surplus bytes at the end of the file, which phones and
 * messengers leave, are ignored.
 */
export function openPhotograph(path: string): Sharp {
  return sharp(path, { failOn: 'truncated' });
}
