/** A font file's tables by their tags; the bytes of each are its own. */
export type FontTables = Map<string, Buffer>;

/** Every second number, from one to before another: where a row of 16-bit values has them. */
export const evens = (from: number, to: number) =>
  Array.from({ length: (to - from) / 2 }, (_, index) => from + index * 2);

/** Reads an uncompressed font file. */
export function readTables(font: Buffer): FontTables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = font.subarray(12 + index * 16, 28 + index * 16);
      const offset = entry.readUInt32BE(8);
      return [entry.toString('latin1', 0, 4), Buffer.from(font.subarray(offset, offset + entry.readUInt32BE(12)))];
    }),
  );
}

/** A font file with a directory of its tables; WOFF2 computes the checksums, which stay zero. */
export function writeTables(version: Buffer, tables: FontTables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + sorted.length * 16);
  version.copy(directory);
  directory.writeUInt16BE(sorted.length, 4);
  let offset = directory.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const entry = 12 + index * 16;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    offset += padded(table).length;
  }
  return Buffer.concat([directory, ...sorted.map(([, table]) => padded(table))]);
}

/** Bytes with zeros after them, up to a multiple of four: where the next table or glyph may begin. */
export const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
