/** A part of a picture, in pixels of the original the right way up. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The largest part of a picture with another shape, with the focus as near its middle as the edges allow.
 * @param size of the picture, in pixels
 * @param ratio the part's width over its height; without it, the whole picture
 * @param focus how far from the left and from the top, such as "50% 30%"
 */
export function cropTo({ width, height }: { width: number; height: number }, ratio?: number, focus = '50% 50%'): Crop {
  const part = ratio === undefined ? { width, height } : largest(width, height, ratio);
  const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat);
  return { left: start(width, part.width, across), top: start(height, part.height, down), ...part };
}

function largest(width: number, height: number, ratio: number) {
  return width > height * ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

/** Where a part of a length begins, so that its middle is at a percentage of the whole. */
function start(whole: number, part: number, percentage: number): number {
  return Math.round(Math.min(Math.max((whole * percentage) / 100 - part / 2, 0), whole - part));
}
