import type { Site } from '../site/site.ts';
import { brandMark, markOnGround } from './pictures.ts';

/** An icon made from the firm's mark (its logo, mark.svg), as a PNG file. */
export interface Icon {
  /** Width and height in pixels. */
  size: number;
  /** Whether the icon has a background, so that an operating system can cut it to a shape, such as a circle. */
  maskable: boolean;
}

/**
 * Icons by file name without .png. iPhones request apple-touch-icon.png without a link to it; the web app manifest lists the other icons.
 */
export const icons = {
  'apple-touch-icon': { size: 180, maskable: true },
  'icon-192': { size: 192, maskable: false },
  'icon-512': { size: 512, maskable: false },
  'icon-maskable': { size: 512, maskable: true },
} satisfies Record<string, Icon>;

/** Returns an icon as PNG. */
export const drawIcon = (site: Site, { size, maskable }: Icon) =>
  maskable ? markOnGround(site, size, 'png') : brandMark(site, size);

/** Returns the firm's mark at 16, 32 and 48 pixels, as one ICO file. */
export async function favicon(site: Site): Promise<Buffer<ArrayBuffer>> {
  return icoFile(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await brandMark(site, size) }))));
}

/**
 * Returns an ICO file: a directory of the pictures, then the pictures as PNG, which ICO files may contain since Windows Vista. No package
 * is used, because packages for ICO files write the pictures as bitmaps, which are five times as large.
 * @param pictures square pictures, at most 255 pixels wide
 */
function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer<ArrayBuffer> {
  const headLength = 6;
  const entryLength = 16;
  const directory = Buffer.alloc(headLength + entryLength * pictures.length);
  // Header: type 1 (icon), and the number of pictures.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headLength + entryLength * index;
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    // 1 colour plane, 32 bits per pixel.
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
