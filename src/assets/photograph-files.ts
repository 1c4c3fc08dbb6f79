import { openPhotograph } from '../site/photograph-uses.ts';
import type { PhotographFile } from '../site/site.ts';
import { cached } from './cache.ts';

const code = ['src/assets/photograph-files.ts'];

/**
 * Returns a photograph, cropped, in one size and format. It is turned the right way up, and has no metadata of the camera.
 * @throws if the original can't be read
 */
export function makePhotograph({ original, crop, width, format, hash }: PhotographFile): Promise<Buffer<ArrayBuffer>> {
  return cached({ code, source: `${hash} ${width} ${format}` }, () =>
    openPhotograph(original).autoOrient().extract(crop).resize(width).toFormat(format).toBuffer(),
  );
}
