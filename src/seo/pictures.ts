import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/**
 * The brand's mark as a square PNG.
 * @param size width and height in pixels
 */
export async function brandMark(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await readFile('public/favicon.svg');
  return new Uint8Array(await sharp(svg, { density: (size / 32) * 72 }).resize(size, size).png().toBuffer());
}

/** The picture beside a shared link: the mark on the brand's ground, 1200 x 630 pixels (Open Graph). */
export async function sharePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const mark = await brandMark(360);
  const ground = { create: { width: 1200, height: 630, channels: 3 as const, background: '#0f3038' } };
  return new Uint8Array(await sharp(ground).composite([{ input: mark, gravity: 'centre' }]).png().toBuffer());
}
