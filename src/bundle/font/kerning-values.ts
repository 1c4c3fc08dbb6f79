import { evens } from './font-tables.ts';

/**
 * Where a font's table of glyph positions holds a distance.
 * @throws where it does more than kern pairs of glyphs
 */
export function kerningValues(gpos: Buffer): number[] {
  const list = gpos.readUInt16BE(8);
  const below = (table: number, count: number) =>
    evens(0, gpos.readUInt16BE(table + count) * 2).map((index) => table + gpos.readUInt16BE(table + count + 2 + index));
  return below(list, 0).flatMap((lookup) => {
    const type = gpos.readUInt16BE(lookup);
    if (type !== pairs && type !== extension) throw new Error(`The font positions glyphs by a lookup of type ${type}`);
    return below(lookup, 4).flatMap((subtable) =>
      valuesOfPairs(gpos, type === extension ? subtable + gpos.readUInt32BE(subtable + 4) : subtable),
    );
  });
}

const [pairs, extension] = [2, 9];

/** Where a table of pairs holds a distance, whether it lists pairs of glyphs or of classes of glyphs. */
function valuesOfPairs(gpos: Buffer, table: number): number[] {
  const [first, second] = [gpos.readUInt16BE(table + 4), gpos.readUInt16BE(table + 6)];
  if ((first | second) > 0xf) throw new Error('The font positions glyphs by device or variation');
  const fields = [first, second].flatMap((format) => [1, 2, 4, 8].filter((field) => format & field)).length;
  const values = (record: number) => evens(record, record + fields * 2);
  if (gpos.readUInt16BE(table) === 2) {
    const records = gpos.readUInt16BE(table + 12) * gpos.readUInt16BE(table + 14);
    return values(table + 16).length === 0 ? [] : evens(table + 16, table + 16 + records * fields * 2);
  }
  return evens(0, gpos.readUInt16BE(table + 8) * 2).flatMap((index) => {
    const set = table + gpos.readUInt16BE(table + 10 + index);
    const records = Array.from({ length: gpos.readUInt16BE(set) }, (_, record) => set + 2 + record * (2 + fields * 2));
    return records.flatMap((record) => values(record + 2));
  });
}
