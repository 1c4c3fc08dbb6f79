import sharp from 'sharp';

/** A rectangle on the screen, in CSS pixels from the top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Contrast ratio of two colours (WCAG 2.2), each given as red, green and blue from 0 to 255. */
export function contrast(one: Uint8Array, other: Uint8Array): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Contrast of text with its background, measured in a rectangle of a screenshot.
 * @param screenshot a PNG with one pixel for each CSS pixel
 * @param part the rectangle
 * @returns a contrast ratio; 1 if the rectangle is outside the screenshot. The most frequent colour counts as the background. The ratio is
 * the 99th percentile of the pixels' contrasts with the background
 */
export async function contrastIn(screenshot: Buffer, part: Box): Promise<number> {
  const points = await pointsIn(screenshot, part);
  const groups = [...Map.groupBy(points, (point) => point.join()).values()];
  const [ground] = groups.sort((one, other) => other.length - one.length)[0] ?? [];
  if (!ground) return 1;
  const contrasts = points.map((point) => contrast(point, ground)).sort((one, other) => other - one);
  return contrasts[Math.floor(points.length / 100)] ?? 1;
}

/** Red, green and blue, from 0 to 255, of each pixel in a rectangle of a screenshot. Default: the whole screenshot. */
export async function pointsIn(screenshot: Buffer, part?: Box): Promise<Uint8Array[]> {
  const picture = sharp(screenshot).removeAlpha();
  if (part) {
    const [left, top] = [Math.max(0, Math.round(part.x)), Math.max(0, Math.round(part.y))];
    const { width: across, height: down } = await picture.metadata();
    const width = Math.min(across, Math.round(part.x + part.width)) - left;
    const height = Math.min(down, Math.round(part.y + part.height)) - top;
    if (width <= 0 || height <= 0) return [];
    picture.extract({ left, top, width, height });
  }
  const bytes = await picture.raw().toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, index) => bytes.subarray(3 * index, 3 * index + 3));
}

/** Relative luminance of an sRGB colour, from 0 to 1 (WCAG 2.2). */
function luminance(point: Uint8Array): number {
  return 0.2126 * linearOf(point[0]) + 0.7152 * linearOf(point[1]) + 0.0722 * linearOf(point[2]);
}

const linearOf = (value = 0) => linear[value] ?? 0;

const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
