import { join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from '../../src/site/problem.ts';
import { mostBytesOfMark } from '../build/check-look.ts';
import { type ChangeResult, makeEdits } from '../content-files/change.ts';
import { versionOf } from '../content-files/content-file.ts';
import { markEdit, textOf } from '../content-files/edits.ts';
import { openUpload, unreadable } from './photograph.ts';

/** Minimum width or height, in pixels, of a picture without its margins. A smaller one would be blurred on many screens. */
const smallest = 128;

/** Result of setting the mark. `small`: why a mark that was taken looks small, as a sentence. */
export type SetMark<Found = Problem> = (ChangeResult<Found> & { small?: string | undefined }) | { problem: string };

/**
 * Makes a picture that the owner chose the firm's mark (logo). An SVG stays a drawing if it's small and safe enough. Any other picture
 * becomes a PNG in an SVG: without its plain margins, in the middle of a square.
 * @param name name of the file that the owner chose
 * @returns the result of the change, which can be undone, or the reason why the picture can't be used
 */
export async function setMark(firm: string, name: string, bytes: Buffer): Promise<SetMark> {
  let marks: string[];
  let small: string | undefined;
  try {
    ({ marks, small } = await marksFrom(bytes));
  } catch {
    return { problem: unreadable(name) };
  }
  const before = textOf(join(firm, 'content'), markEdit);
  let result: SetMark = {
    problem: `This picture is too small. Choose one that is at least ${smallest} pixels wide or high without its margins.`,
  };
  for (const after of marks) {
    if (after === before) return { done: 'nothing' };
    const change = await makeEdits(firm, [{ file: markEdit, before, after }], `mark ${versionOf(after)}`);
    result = change.done === 'written' ? { ...change, small } : change;
    if (change.done !== 'refused') break;
  }
  return result;
}

/**
 * `marks`: SVG texts that a picture can become, the best first; empty if the picture has too few pixels. `small`: why they look small.
 * @throws when the picture can't be decoded
 */
async function marksFrom(bytes: Buffer): Promise<{ marks: string[]; small: string | undefined }> {
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
  const trimmed = await withoutMargins(picture);
  return { marks: [...drawings, ...(await withPng(trimmed))], small: whySmall(trimmed.info) };
}

type Trimmed = Awaited<ReturnType<typeof withoutMargins>>;

/**
 * A picture without its plain margins. `background` is transparent or, if no part of the picture is, the colour of the picture's corner.
 */
async function withoutMargins(picture: Buffer) {
  const { isOpaque } = await sharp(picture).stats();
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const background = isOpaque ? { r, g, b, alpha: 1 } : { r: 0, g: 0, b: 0, alpha: 0 };
  return { background, isOpaque, ...(await sharp(picture).trim({ background }).toBuffer({ resolveWithObject: true })) };
}

/**
 * Says that a picture without its margins is so wide, or so high, that it looks small in a square. Undefined if it's less than 2.5 times as
 * wide as it is high, and the other way round.
 */
function whySmall({ width, height }: Trimmed['info']): string | undefined {
  const ratio = Math.max(width / height, height / width);
  if (ratio < 2.5) return undefined;
  const [long, short] = width > height ? ['wide', 'high'] : ['high', 'wide'];
  return `This logo is about ${Math.round(ratio)} times as ${long} as it is ${short}, so it looks small. The part with just the sign often works better.`;
}

/** Returns an SVG with a picture in the middle of a square, whose ground is the picture's. Empty if the picture is too small. */
async function withPng({ data, info, background, isOpaque }: Trimmed): Promise<string[]> {
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
