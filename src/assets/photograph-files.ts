import { openPhotograph } from '../site/photograph-uses.ts';
import type { PhotographFile } from '../site/site.ts';
import { cached } from './cache.ts';

const code = ['src/assets/photograph-files.ts'];

/**
 * Returns one of the owner's photographs, cropped, in one size and format. Turns it the right way up, and removes the camera's metadata.
 * @throws if the original file can't be read
 */
export function makePhotograph({ original, crop, width, format, hash }: PhotographFile): Promise<Buffer<ArrayBuffer>> {
  return cached({ code, source: `${hash} ${width} ${format}` }, () =>
    openPhotograph(original).autoOrient().extract(crop).resize(width).toFormat(format).toBuffer(),
  );
}
