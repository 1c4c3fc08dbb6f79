import { compressed, headBytes } from './bytes.ts';
import { get } from './site.ts';

/** Most bytes of a page as it is sent: headers, HTML and the font in it, at brotli 4. */
export const mostBytes = 18_500;
/** The same for Services, which answers those who choose a boiler or let a home, and for any page of a firm that shows everything. */
export const mostBytesOfLongPage = 21_000;

/** Bytes of a page or a drawing as Cloudflare compresses it on the fly, with its headers. */
export async function bytesOf(path: string): Promise<number> {
  const answer = await get(path, { 'accept-encoding': 'br' });
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${path} is not compressed`);
  return (await headBytes(answer.headers)) + compressed(await answer.text()).length;
}
