import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { madeOnce } from './made-once.ts';

const code = ['src/bundles/pictures.ts'];

/**
 * The brand's mark as a square PNG.
 * @param size width and height in pixels
 */
export async function brandMark(size: number): Promise<Buffer<ArrayBuffer>> {
  const svg = await readFile('public/favicon.svg', 'utf8');
  const density = (size / 32) * 72;
  return madeOnce({ code, source: `${size} ${svg}` }, () =>
    sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer(),
  );
}

/**
 * The picture beside a shared link, 1200 x 630 pixels (Open Graph), as PNG.
 * @param drawing the markup of an SVG whose colours are written out
 */
export async function sharePicture(drawing: string): Promise<Buffer<ArrayBuffer>> {
  return madeOnce({ code, source: drawing }, () =>
    sharp(Buffer.from(drawing)).resize(1200, 630).png({ palette: true }).toBuffer(),
  );
}
