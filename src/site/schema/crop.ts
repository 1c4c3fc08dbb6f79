/** A rectangular part of a picture, in pixels. The positions are those in the original after it has been turned upright. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns the largest crop of a picture with a given ratio. The crop is centred on the focus as far as the edges of the picture allow.
 * @param size size of the picture, in pixels
 * @param ratio width of the crop divided by its height. Default: the ratio of the picture
 * @param focus point to centre on, from the left and from the top, such as "50% 30%"
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

/**
 * Returns the distance in pixels from the start of one side of a picture to the start of a crop. The crop is centred on a percentage of the
 * side, but stays inside the picture.
 */
function start(whole: number, part: number, percentage: number): number {
  return Math.round(Math.min(Math.max((whole * percentage) / 100 - part / 2, 0), whole - part));
}
