import { compressed, headBytes } from './bytes.ts';
import { get } from './site.ts';

/** Largest size in bytes that a page may have: its headers, and its HTML with the inline font, compressed with brotli at level 4. */
export const mostBytes = 19_600;
/** Largest size in bytes that a long page may have: Services, and any page of a firm with every field filled in. */
export const mostBytesOfLongPage = 23_000;

/**
 * Size in bytes of a page or a drawing: its headers, and its text compressed with brotli at level 4, as Cloudflare compresses responses.
 * @throws when the server sends the response uncompressed
 */
export async function bytesOf(path: string): Promise<number> {
  const answer = await get(path, { 'accept-encoding': 'br' });
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${path} is not compressed`);
  return (await headBytes(answer.headers)) + compressed(await answer.text()).length;
}
