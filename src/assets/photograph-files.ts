import { openPhotograph } from '../site/photograph-uses.ts';
import type { PhotographFile } from '../site/site.ts';
import { cached } from './cache.ts';

const code = ['src/assets/photograph-files.ts'];

/**
 * Makes a file of a photograph: the right way up, and without what the camera noted.
 * @throws when the original can't be read
 */
export function makePhotograph({ original, crop, width, format, hash }: PhotographFile): Promise<Buffer<ArrayBuffer>> {
  return cached({ code, source: `${hash} ${width} ${format}` }, () =>
    openPhotograph(original).autoOrient().extract(crop).resize(width).toFormat(format).toBuffer(),
  );
}
