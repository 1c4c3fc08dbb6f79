import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openPhotograph, photographPath } from '../../src/site/photograph-uses.ts';
import { replaceFile } from '../build/replace-file.ts';

/** Maximum width and height of a photograph in pixels. Pages use image files of at most 1600 pixels in width. */
const largest = 2400;

/**
 * Adds a photograph to a firm, as a JPEG. Turns the photograph upright, reduces it to at most 2400 by 2400 pixels, and removes metadata
 * such as the place where it was taken.
 * @param name name of the file that the owner chose, from which the new name is made
 * @returns name of the new file in photographs/, or the reason why the picture can't be used
 */
export async function addPhotograph(
  firm: string,
  name: string,
  bytes: Buffer,
): Promise<{ file?: string; problem?: string }> {
  let picture: Buffer;
  try {
    picture = await openUpload(bytes)
      .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer();
  } catch {
    return { problem: unreadable(name) };
  }
  const folder = join(firm, 'photographs');
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 6);
  const file = `${plainName(name)}-${hash}.jpg`;
  if (!existsSync(join(folder, file))) replaceFile(join(folder, file), picture);
  return { file };
}

/**
 * Opens a picture that the owner chose, and turns it upright. Decoding the picture throws if the file is none, or was cut off.
 * @param density pixels per inch at which an SVG is drawn. Default: 72
 */
export const openUpload = (bytes: Buffer, density = 72): Sharp =>
  sharp(bytes, { failOn: 'truncated', limitInputPixels: 150_000_000, density }).autoOrient();

/**
 * Returns a photograph for a form: as WebP, at most 640 pixels wide and high.
 * @returns an empty buffer if there is no such photograph
 */
export async function showPhotograph(firm: string, name: string): Promise<Buffer> {
  const path = photographPath(join(firm, 'photographs'), name);
  if (!path) return Buffer.alloc(0);
  return openPhotograph(path)
    .autoOrient()
    .resize(640, 640, { fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer();
}

/**
 * Name for a file, without folders and extension: at most 40 small letters, digits and hyphens. `photograph` if the given name has no
 * letters or digits.
 */
const plainName = (name: string) =>
  parse(name.replaceAll('\\', '/'))
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40) || 'photograph';

/** Message for the owner about a file that is no picture, or is damaged. */
export const unreadable = (name: string) =>
  /\.hei[cf]$/i.test(name)
    ? 'This is the format of iPhones, HEIC. Send the photograph to yourself by email, or export it as JPEG, and choose that one.'
    : 'This is no picture that can be read. Choose a JPEG or PNG.';
