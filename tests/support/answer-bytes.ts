import { request } from 'node:http';
import { inject } from 'vitest';
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

/** How many bytes a file is as the host compresses it. */
export function bodyBytes(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(inject('siteUrl') + path, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      let bytes = 0;
      for await (const chunk of answer) bytes += chunk.length;
      resolve(bytes);
    });
    asking.on('error', reject).end();
  });
}
