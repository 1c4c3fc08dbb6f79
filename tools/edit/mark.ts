import { join } from 'node:path';
import sharp from 'sharp';
import { mostBytesOfMark } from '../build/check-look.ts';
import { type ChangeResult, makeEdits } from '../content-files/change.ts';
import { versionOf } from '../content-files/content-file.ts';
import { markEdit, textOf } from '../content-files/edits.ts';
import { openUpload, unreadable } from './photograph.ts';

/** Minimum width or height, in pixels, of a picture without its margins. A smaller one would be blurred on many screens. */
const smallest = 128;

/**
 * Makes a picture that the owner chose the firm's mark (logo). An SVG stays a drawing if it's small and safe enough. Any other picture
 * becomes a PNG in an SVG: without its plain margins, in the middle of a square.
 * @param name name of the file that the owner chose
 * @returns the result of the change, which can be undone, or the reason why the picture can't be used
 */
export async function setMark(firm: string, name: string, bytes: Buffer): Promise<ChangeResult | { problem: string }> {
  let marks: string[];
  try {
    marks = await marksFrom(bytes);
  } catch {
    return { problem: unreadable(name) };
  }
  const before = textOf(join(firm, 'content'), markEdit);
  let result: ChangeResult | { problem: string } = {
    problem: `This picture is too small. Choose one that is at least ${smallest} pixels wide or high without its margins.`,
  };
  for (const after of marks) {
    if (after === before) return { done: 'nothing' };
    result = await makeEdits(firm, [{ file: markEdit, before, after }], `mark ${versionOf(after)}`);
    if (result.done !== 'refused') break;
  }
  return result;
}

/**
 * SVG texts that a picture can become, the best first. Empty if the picture is too small.
 * @throws when the picture can't be decoded
 */
async function marksFrom(bytes: Buffer): Promise<string[]> {
  const { format, width, height } = await openUpload(bytes).metadata();
  const drawings = format === 'svg' ? [squared(bytes.toString(), width, height)] : [];
  // An SVG is drawn at 512 pixels, whatever size its file has.
  const density = format === 'svg' ? Math.max(1, (72 * 512) / Math.max(width, height)) : undefined;
  const picture = await openUpload(bytes, density)
    .resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer();
  return [...drawings, ...(await withPng(picture))];
}

/**
 * Returns an SVG with a picture in the middle of a square. The ground of the square is transparent or, if no part of the picture is, has
 * the colour of the picture's corner. Empty if the picture is too small.
 */
async function withPng(picture: Buffer): Promise<string[]> {
  const { isOpaque } = await sharp(picture).stats();
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const background = isOpaque ? { r, g, b, alpha: 1 } : { r: 0, g: 0, b: 0, alpha: 0 };
  const { data, info } = await sharp(picture).trim({ background }).toBuffer({ resolveWithObject: true });
  const most = Math.max(info.width, info.height);
  if (most < smallest) return [];
  let svg = '';
  // Takes the first width and number of colours with which the SVG is small enough. The last is small enough for any picture.
  for (const [width, colours] of [
    [256, 256],
    [192, 256],
    [192, 64],
    [smallest, 64],
  ] as const) {
    const side = Math.min(width, most);
    // A picture that stood on a plain ground, and not on a transparent one, gets a narrow margin of that ground.
    const margin = isOpaque && info.trimOffsetLeft ? Math.round(side / 16) : 0;
    const png = await sharp(data)
      .resize(side - 2 * margin, side - 2 * margin, { fit: 'contain', background })
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
      .png({ palette: true, colours, effort: 10 })
      .toBuffer();
    const image = `<image width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/>`;
    svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${image}</svg>\n`;
    if (svg.length <= mostBytesOfMark) break;
  }
  return [svg];
}

/** Returns an SVG with a square `viewBox`, in whose middle the drawing is. Returns an SVG that has one already as it is. */
function squared(svg: string, width: number, height: number): string {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const [, viewBox] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(root) ?? [];
  if (viewBox && width === height) return svg;
  const [x = 0, y = 0, across = width, down = height] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const side = Math.max(across, down);
  const box = `${x - (side - across) / 2} ${y - (side - down) / 2} ${side} ${side}`;
  const others = root.replace(/\s(viewBox|width|height|preserveAspectRatio)\s*=\s*("[^"]*"|'[^']*')/g, '');
  return svg.replace(root, () => others.replace(/^<svg/, `<svg viewBox="${box}"`));
}
