import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { openPhotograph } from '../site/photograph-uses.ts';
import type { Crop } from '../site/schema/crop.ts';
import { cached } from './cache.ts';

/** One file that is made of a photograph. */
export interface PhotographFile {
  /** Its address, which changes with what it shows. */
  path: string;
  /** In pixels. */
  width: number;
  make: () => Promise<Buffer<ArrayBuffer>>;
}

const code = ['src/assets/photograph-files.ts'];

/**
 * The files of a photograph, without what the camera noted, the right way up.
 * @param original the path of a JPEG or PNG
 * @param widths of the files, in pixels; none is made larger than it is
 * @throws when the original can't be read
 */
export function photographFiles(
  original: string,
  crop: Crop,
  widths: readonly number[],
  format: 'avif' | 'webp',
): PhotographFile[] {
  const hash = createHash('sha256').update(readFileSync(original)).update(JSON.stringify(crop)).digest('hex');
  const name = parse(original).name.toLowerCase();
  return [...new Set(widths.map((width) => Math.min(width, crop.width)))].map((width) => ({
    path: `/photographs/${name}-${hash.slice(0, 6)}-${width}.${format}`,
    width,
    make: () =>
      cached({ code, source: `${hash} ${width} ${format}` }, () =>
        openPhotograph(original).autoOrient().extract(crop).resize(width).toFormat(format).toBuffer(),
      ),
  }));
}
