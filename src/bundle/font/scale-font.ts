import { evens, padded, readTables, writeTables } from './font-tables.ts';
import { kerningValues } from './kerning-values.ts';
import { scaleOutline } from './scale-outline.ts';

/**
 * Makes a TrueType font's grid coarser: all measures are divided, so that outlines take fewer bytes.
 * The formats are those of the OpenType specification 1.9.1 (learn.microsoft.com/typography/opentype/spec).
 * @param font a font without hinting, whose one layout feature is kerning by pairs, or none
 * @param divisor by what the units per em are divided
 * @throws where the font has something that this cannot scale
 */
export function scaleFont(font: Buffer, divisor: number): Buffer {
  const tables = readTables(font);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const scale = (value: number) => Math.round(value / divisor);
  const scaleAt = (tag: string, ...offsets: number[]) => {
    for (const offset of offsets) table(tag).writeInt16BE(scale(table(tag).readInt16BE(offset)), offset);
  };

  scaleAt('head', 18, 36, 38, 40, 42);
  scaleAt('hhea', 4, 6, 8, 10, 12, 14, 16, 22);
  scaleAt('hmtx', ...evens(0, table('hmtx').length));
  scaleAt('OS/2', 2, ...evens(10, 30), ...evens(68, 78), 86, 88);
  scaleAt('post', 8, 10);
  if (tables.has('GPOS')) scaleAt('GPOS', ...kerningValues(table('GPOS')));

  const glyphs = outlines(table('loca'), table('glyf'), table('head').readInt16BE(50) === 1);
  const scaled = glyphs.map((glyph) => padded(scaleOutline(glyph, scale)));
  const ends = [0];
  for (const { length } of scaled) ends.push((ends.at(-1) ?? 0) + length);
  tables.set('glyf', Buffer.concat(scaled));
  tables.set('loca', Buffer.from(new Uint32Array(ends).buffer).swap32());
  table('head').writeInt16BE(1, 50);
  return writeTables(font.subarray(0, 4), tables);
}

/** The bytes of each glyph, in order. */
function outlines(loca: Buffer, glyf: Buffer, long: boolean): Buffer[] {
  const offsets = long
    ? evens(0, loca.length / 2).map((index) => loca.readUInt32BE(index * 2))
    : evens(0, loca.length).map((offset) => loca.readUInt16BE(offset) * 2);
  return offsets.slice(0, -1).map((offset, index) => glyf.subarray(offset, offsets[index + 1]));
}
