import { brotliCompressSync, constants } from 'node:zlib';

/** Text as brotli compresses it; Cloudflare uses level 4 on the fly. */
export function compressed(text: string | Uint8Array, level = 4): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** The bytes of an answer's status line and headers, as HTTP/1.1 writes them; HTTP/2 and 3 write them shorter. */
export function headBytes(headers: Headers): number {
  return [...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + 4, 19);
}
