import sharp from 'sharp';

/** A part of the screen, in CSS pixels from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/**
 * How well what is drawn in a part of the screen stands out from its ground, as a reader sees it.
 * @param screenshot a PNG with one point for each CSS pixel
 * @returns the contrast of WCAG 2.2 between the commonest colour and the hundredth part that differs from it most, and how
 * many colours, told apart coarsely, fill at least a two-hundredth of it each
 */
export async function lookAtPart(
  screenshot: Buffer,
  { x, y, width, height }: Box,
): Promise<{ contrast: number; colours: number }> {
  const [left, top] = [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))];
  const picture = sharp(screenshot);
  const { width: across, height: down } = await picture.metadata();
  const [right, bottom] = [Math.min(across, Math.round(x + width)), Math.min(down, Math.round(y + height))];
  if (right <= left || bottom <= top) return { contrast: 1, colours: 0 };
  const part = picture.extract({ left, top, width: right - left, height: bottom - top }).removeAlpha();
  const bytes = await part.raw().toBuffer();
  const points = Array.from({ length: bytes.length / 3 }, (_, i): Colour => {
    return [bytes[3 * i] ?? 0, bytes[3 * i + 1] ?? 0, bytes[3 * i + 2] ?? 0];
  });
  const counts = Map.groupBy(points, (point) => point.map((value) => value >> 4).join());
  const groups = [...counts.values()].sort((one, other) => other.length - one.length);
  const ground = luminance(groups[0]?.[0] ?? [0, 0, 0]);
  const contrasts = points.map((point) => ratio(luminance(point), ground)).sort((one, other) => other - one);
  return {
    contrast: contrasts[Math.floor(contrasts.length / 100)] ?? 1,
    colours: groups.filter((group) => group.length >= points.length / 200).length,
  };
}

/** WCAG 2.2's relative luminance of an sRGB colour. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
