import { constants, inflateSync } from 'node:zlib';

/** The papers that readers print on. */
export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

/** How many sheets a PDF has, also where they are listed in compressed objects, as Firefox does it. */
export function sheetsOf(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf).toString('latin1');
  const objects = [...bytes.matchAll(/\/ObjStm[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) =>
    // Where the last byte is a line feed or a carriage return, it's taken for the end of the line.
    inflateSync(Buffer.from(packed, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
  );
  return [bytes, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
