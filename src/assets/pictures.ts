import sharp, { type Sharp } from 'sharp';
import type { Site } from '../site/site.ts';
import { colourToken } from '../styles/tokens.ts';
import { cached } from './cache.ts';

const code = ['src/assets/pictures.ts'];

/**
 * Returns the firm's mark (its logo, mark.svg) as a square PNG with a transparent background.
 * @param size width and height in pixels
 * @throws if sharp (the image library) can't draw the mark
 */
export async function brandMark({ mark }: Pick<Site, 'mark'>, size: number): Promise<Buffer<ArrayBuffer>> {
  return cached({ code, source: `${size} ${mark}` }, async () => (await drawMark(mark, size)).png().toBuffer());
}

/**
 * Returns the mark on the background colour of the pages, as a square picture for operating systems that cut icons to a shape. The mark is
 * inside the safe zone, which no system cuts off: a circle whose radius is 40 % of the width (Web App Manifest, "maskable").
 * @param size width and height in pixels
 * @throws if sharp can't draw the mark
 */
export async function markOnGround(
  { mark, palette }: Pick<Site, 'mark' | 'palette'>,
  size: number,
  format: 'png' | 'jpeg',
): Promise<Buffer<ArrayBuffer>> {
  const background = colourToken(palette, '--sky', 'light');
  const source = `${size} ${format} ${background} ${mark}`;
  return cached({ code, source }, async () => {
    const drawn = await drawMark(mark, Math.floor(Math.min(1, safeRadius / (await markRadius(mark))) * size));
    return sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: await drawn.png().toBuffer() }])
      .toFormat(format)
      .toBuffer();
  });
}

/**
 * Maximum distance of the mark from the centre of an icon, as a share of the width: 0.4, less 0.01 because anti-aliasing enlarges the
 * mark.
 */
const safeRadius = 0.39;

/** Returns the distance from the centre of the mark to its furthest visible pixel, as a share of the mark's width. */
async function markRadius(mark: string): Promise<number> {
  const size = 256;
  const alpha = await (await drawMark(mark, size)).extractChannel('alpha').raw().toBuffer();
  const reaches = [...alpha].map((opacity, index) =>
    opacity > 0 ? Math.hypot((index % size) + 0.5 - size / 2, Math.floor(index / size) + 0.5 - size / 2) : 0,
  );
  return Math.max(...reaches) / size;
}

/** Draws the mark as a square of the given size in pixels, whatever size its file has. */
async function drawMark(mark: string, size: number): Promise<Sharp> {
  const svg = Buffer.from(mark);
  const { width } = await sharp(svg).metadata();
  return sharp(svg, { density: Math.max(1, (72 * size) / width) })
    .resize(size, size)
    .ensureAlpha();
}
