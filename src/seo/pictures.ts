import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * The brand's mark as a square PNG.
 * @param size width and height in pixels
 */
export async function brandMark(size: number): Promise<Buffer<ArrayBuffer>> {
  const svg = await readFile('public/favicon.svg');
  return Buffer.from(
    await sharp(svg, { density: (size / 32) * 72 })
      .resize(size, size)
      .png()
      .toBuffer(),
  );
}

/** The picture beside a shared link: the mark on the brand's ground, 1200 x 630 pixels (Open Graph). */
export async function sharePicture(): Promise<Buffer<ArrayBuffer>> {
  const mark = await brandMark(360);
  const ground = { create: { width: 1200, height: 630, channels: 3 as const, background: '#0f3038' } };
  return Buffer.from(
    await sharp(ground)
      .composite([{ input: mark, gravity: 'centre' }])
      .png()
      .toBuffer(),
  );
}
