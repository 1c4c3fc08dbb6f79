import Color from 'colorjs.io';
import sharp from 'sharp';

/** A part of the screen, in CSS pixels from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * How well words stand out from their ground, as a reader sees them.
 * @param screenshot a PNG with one point for each CSS pixel
 * @returns the contrast of WCAG 2.2 between the commonest colour and the hundredth part that differs from it most
 */
export async function contrastIn(screenshot: Buffer, part: Box): Promise<number> {
  const points = await pointsIn(screenshot, part);
  const groups = largestFirst(Map.groupBy(points, (point) => point.join()));
  const [ground] = groups.map(colourOf);
  if (!ground) return 1;
  const contrasts = groups.flatMap((group) => {
    return new Array<number>(group.length).fill(colourOf(group).contrast(ground, 'WCAG21'));
  });
  return contrasts.sort((one, other) => other - one)[Math.floor(points.length / 100)] ?? 1;
}

/** Red, green and blue of each point. */
async function pointsIn(screenshot: Buffer, { x, y, width, height }: Box): Promise<Uint8Array[]> {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const picture = sharp(screenshot);
  const { width: across, height: down } = await picture.metadata();
  const [right, bottom] = [Math.min(across, Math.round(x + width)), Math.min(down, Math.round(y + height))];
  if (right <= left || bottom <= top) return [];
  const part = picture.extract({ left, top, width: right - left, height: bottom - top }).removeAlpha();
  const bytes = await part.raw().toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, index) => bytes.subarray(3 * index, 3 * index + 3));
}

const largestFirst = (groups: Map<string, Uint8Array[]>) =>
  [...groups.values()].sort((one, other) => other.length - one.length);

function colourOf([point]: readonly Uint8Array[]): Color {
  const [red = 0, green = 0, blue = 0] = point ?? [];
  return new Color('srgb', [red / 255, green / 255, blue / 255]);
}
