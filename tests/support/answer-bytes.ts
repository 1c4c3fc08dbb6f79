import { headBytes } from './head-bytes.ts';
import { get } from './site.ts';
import { compressed } from './size.ts';

/** A page or a drawing as Cloudflare compresses it on the fly, with its headers. */
export async function bytesOf(path: string): Promise<number> {
  const answer = await get(path, { 'accept-encoding': 'br' });
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${path} is not compressed`);
  return (await headBytes(answer.headers)) + compressed(await answer.text()).length;
}
