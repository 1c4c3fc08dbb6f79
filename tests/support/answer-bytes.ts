import { headBytes } from './head-bytes.ts';
import { get } from './site.ts';
import { compressed, withoutLettering } from './size.ts';

/** The page as Cloudflare compresses it on the fly, with its headers; without the lettering that is in it where asked. */
export async function bytesOf(path: string, { lettering = false } = {}): Promise<number> {
  const answer = await get(path, { 'accept-encoding': 'br' });
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${path} is not compressed`);
  const html = await answer.text();
  return (await headBytes(answer.headers)) + compressed(lettering ? html : withoutLettering(html)).length;
}
