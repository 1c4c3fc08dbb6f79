import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { firmFolder } from '../site/files/firm-folder.ts';
import { colourToken } from '../styles/tokens.ts';
import { cached } from './cache.ts';

const code = ['src/assets/pictures.ts'];
/** The firm's mark, which the owner may replace. */
export const markFile = join(firmFolder(), 'mark.svg');

/**
 * The firm's mark as a square PNG without a ground.
 * @param size width and height in pixels
 */
export async function brandMark(size: number): Promise<Buffer<ArrayBuffer>> {
  return cached({ code, source: `${size} ${readFileSync(markFile, 'utf8')}` }, async () =>
    (await drawMark(size)).png().toBuffer(),
  );
}

/**
 * The mark on the pages' ground from edge to edge, as a square picture for systems that cut icons to a shape of theirs: all of
 * it is within the circle that each shape leaves, whose radius is 40 % of the width (Web App Manifest, "maskable").
 * @param size width and height in pixels
 */
export async function markOnGround(size: number, format: 'png' | 'jpeg'): Promise<Buffer<ArrayBuffer>> {
  const background = colourToken('--sky', 'light');
  const source = `${size} ${format} ${background} ${readFileSync(markFile, 'utf8')}`;
  return cached({ code, source }, async () => {
    const mark = await drawMark(Math.floor(Math.min(1, safeRadius / (await markRadius())) * size));
    return sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: await mark.png().toBuffer() }])
      .toFormat(format)
      .toBuffer();
  });
}

/** Of the width of an icon. One part in a hundred less than allowed, for the soft edge of what is drawn. */
const safeRadius = 0.39;

/** How far the mark reaches from its middle, in widths of it. */
async function markRadius(): Promise<number> {
  const size = 256;
  const alpha = await (await drawMark(size)).extractChannel('alpha').raw().toBuffer();
  const reaches = [...alpha].map((opacity, index) =>
    opacity > 0 ? Math.hypot((index % size) + 0.5 - size / 2, Math.floor(index / size) + 0.5 - size / 2) : 0,
  );
  return Math.max(...reaches) / size;
}

/** The mark's pixels, drawn at that size whatever the units of its file. */
async function drawMark(size: number): Promise<Sharp> {
  const { width } = await sharp(markFile).metadata();
  return sharp(markFile, { density: Math.max(1, (72 * size) / width) })
    .resize(size, size)
    .ensureAlpha();
}
