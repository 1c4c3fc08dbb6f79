import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { madeOnce } from './made-once.ts';

/** A part of a photograph, in pixels of the original the right way up. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One file that is made of a photograph. */
export interface PhotographFile {
  /** Its address, which changes with what it shows. */
  path: string;
  /** In pixels. */
  width: number;
  make: () => Promise<Buffer<ArrayBuffer>>;
}

const code = ['src/bundles/photograph-files.ts'];

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
  const name = original.replace(/^.*\/|\.\w+$/g, '').toLowerCase();
  return [...new Set(widths.map((width) => Math.min(width, crop.width)))].map((width) => ({
    path: `/photographs/${name}-${hash.slice(0, 6)}-${width}.${format}`,
    width,
    make: () =>
      madeOnce({ code, source: `${hash} ${width} ${format}` }, () =>
        sharp(original).autoOrient().extract(crop).resize(width).toFormat(format).toBuffer(),
      ),
  }));
}
