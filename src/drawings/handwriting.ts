/**
 * Returns the path of a line that looks like joined-up handwriting but forms no words.
 * @param seed any text. The same text always gives the same line
 * @param x left end of the line, in units of the drawing, like `y` and `width`
 * @param y baseline of the line
 * @param width approximate width of the line
 */
export function handwriting(seed: string, x: number, y: number, width: number): string {
  const random = randomFrom(seed);
  let path = '';
  let at = x;
  while (at < x + width - 40) {
    let word = `M${at} ${y - random(3)}`;
    for (let letters = 3 + random(6); letters > 0 && at < x + width; letters--) {
      const { d, advance } = letter(random(strokes.length));
      word += d;
      at += advance;
    }
    path += word;
    at += 9;
  }
  return path;
}

/** Letter shapes. `d`: a relative path that starts and ends on the baseline; `advance`: distance from the start to the end of the path. */
const strokes = [
  { d: 'c1-7 5-8 5-1s0 2 3 1', advance: 8 },
  { d: 'c4-1 5-4 4-6s-5 0-4 4 4 3 7 2', advance: 7 },
  { d: 'c5-3 9-15 6-15s-5 11-3 14 3 1 4 1', advance: 7 },
  { d: 'c2-2 3-5 3-6s-1 6 3 6', advance: 6 },
  { d: 'c0-8 6-8 6-3s-2 12-5 11 1-7 7-8', advance: 8 },
  { d: 'c1-7 4-7 4-1 1-7 5-7 5 0s1 2 3 1', advance: 12 },
] as const;

function letter(index: number) {
  return strokes[index] ?? strokes[0];
}

/** Returns a pseudo-random function (a linear congruential generator): `random(limit)` is a whole number from 0 to `limit` - 1. */
function randomFrom(seed: string): (limit: number) => number {
  let state = [...seed].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % modulus, 7);
  return (limit) => {
    state = (state * 48_271) % modulus;
    return state % limit;
  };
}

const modulus = 2 ** 31 - 1;
