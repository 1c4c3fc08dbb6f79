import { evens } from './font-tables.ts';

/**
 * Scales one glyph: its box, then the ends of its contours, then flags and steps from point to point; or, where it is made
 * of other glyphs, its box and where each of them is.
 * @throws where it is hinted
 */
export function scaleOutline(glyph: Buffer, scale: (value: number) => number): Buffer {
  if (glyph.length === 0) return glyph;
  const contours = glyph.readInt16BE(0);
  const fixed = Buffer.from(contours < 0 ? glyph : glyph.subarray(0, 10 + contours * 2 + 2));
  for (const offset of evens(2, 10)) fixed.writeInt16BE(scale(glyph.readInt16BE(offset)), offset);
  if (contours < 0) return movePartsOf(fixed, scale);
  if (glyph.readUInt16BE(10 + contours * 2) !== 0) throw new Error('The font has hinting');

  const points = contours === 0 ? 0 : glyph.readUInt16BE(10 + contours * 2 - 2) + 1;
  let at = fixed.length;
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph[at++] ?? 0;
    const times = flag & bit.repeat ? (glyph[at++] ?? 0) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const steps = (short: number, sameOrPositive: number) => {
    let [place, before] = [0, 0];
    return flags.map((flag) => {
      if (flag & short) place += (flag & sameOrPositive ? 1 : -1) * (glyph[at++] ?? 0);
      else if (!(flag & sameOrPositive)) {
        place += glyph.readInt16BE(at);
        at += 2;
      }
      const step = scale(place) - before;
      before = scale(place);
      return step;
    });
  };
  const xs = steps(bit.shortX, bit.sameX).map((step) => encoded(step, bit.shortX, bit.sameX));
  const ys = steps(bit.shortY, bit.sameY).map((step) => encoded(step, bit.shortY, bit.sameY));
  const kept = bit.onCurve | bit.overlap;
  const newFlags = flags.map((flag, index) => (flag & kept) | (xs[index]?.flag ?? 0) | (ys[index]?.flag ?? 0));
  return Buffer.concat([fixed, Buffer.from(newFlags), ...[...xs, ...ys].map(({ bytes }) => bytes)]);
}

/** Scales where the parts of a glyph are, such as a letter and its accent. */
function movePartsOf(glyph: Buffer, scale: (value: number) => number): Buffer {
  let at = 10;
  for (let more = true; more; ) {
    const flags = glyph.readUInt16BE(at);
    more = (flags & part.more) !== 0;
    at += 4;
    if (!(flags & part.byDistance)) throw new Error('The font joins the parts of a glyph by their points');
    for (let argument = 0; argument < 2; argument++) {
      if (flags & part.words) glyph.writeInt16BE(scale(glyph.readInt16BE(at)), at);
      else glyph.writeInt8(scale(glyph.readInt8(at)), at);
      at += flags & part.words ? 2 : 1;
    }
    at += flags & part.fourScales ? 8 : flags & part.twoScales ? 4 : flags & part.oneScale ? 2 : 0;
  }
  return glyph;
}

const part = { words: 1, byDistance: 2, oneScale: 8, more: 32, twoScales: 64, fourScales: 128 };

const bit = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32, overlap: 64 };

/** A step in the fewest bytes, with the flag that says how it is written. */
function encoded(step: number, short: number, sameOrPositive: number): { flag: number; bytes: Buffer } {
  if (step === 0) return { flag: sameOrPositive, bytes: Buffer.alloc(0) };
  if (Math.abs(step) < 256) return { flag: short | (step > 0 ? sameOrPositive : 0), bytes: Buffer.of(Math.abs(step)) };
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(step);
  return { flag: 0, bytes };
}
