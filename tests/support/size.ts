import { brotliCompressSync, constants } from 'node:zlib';

/** Text as brotli compresses it; Cloudflare uses level 4 on the fly. */
export function compressed(text: string | Uint8Array, level = 4): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** Ten packets of 1,460 bytes: what a server may send before it hears back (RFC 6928). */
export const firstRoundTrip = 14_600;

/** A page without the font that is in it. */
export const withoutLettering = (html: string) => html.replace(/data:font[^)]*/, '');
