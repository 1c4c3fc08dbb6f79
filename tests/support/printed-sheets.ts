import { constants, inflateSync } from 'node:zlib';

/** Sizes of paper on which tests print pages. */
export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

/** Number of pages in a PDF. Also looks into compressed object streams, in which Firefox lists the pages. */
export function sheetsOf(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf).toString('latin1');
  const objects = [...bytes.matchAll(/\/ObjStm[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) =>
    // Accept a stream without its last byte: if that byte is a line break, the expression above takes it for the end of the line.
    inflateSync(Buffer.from(packed, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1'),
  );
  return [bytes, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
