import { compressed, headBytes } from './bytes.ts';
import { get } from './site.ts';

/** Most bytes of a page, compressed with brotli at level 4: headers, and HTML with its font. */
export const mostBytes = 19_000;
/** Most bytes of a long page: Services, and any page of a firm with every field filled in. */
export const mostBytesOfLongPage = 22_000;

/** Bytes of a page or a drawing as Cloudflare compresses it on the fly, with its headers. */
export async function bytesOf(path: string): Promise<number> {
  const answer = await get(path, { 'accept-encoding': 'br' });
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${path} is not compressed`);
  return (await headBytes(answer.headers)) + compressed(await answer.text()).length;
}
