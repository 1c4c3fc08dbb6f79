import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { inject } from 'vitest';
import { compressed, withoutLettering } from './size.ts';

/** The page as Cloudflare compresses it on the fly, with its headers; without the lettering that is in it where asked. */
export async function bytesOf(path: string, { lettering = false } = {}): Promise<number> {
  const { head, body } = await rawAnswer(path);
  const html = brotliDecompressSync(body).toString();
  const text = lettering ? html : withoutLettering(html);
  return head + compressed(text).length;
}

/** The answer's size on the wire, as HTTP/1.1 writes it; HTTP/2 and 3 write the headers shorter. */
export function rawAnswer(path: string): Promise<{ head: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asking = request(inject('siteUrl') + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${path} is not compressed`));
        const head = `HTTP/1.1 200 OK\r\n${answer.rawHeaders.join(': ')}\r\n\r\n`.length;
        resolve({ head, body: Buffer.concat(chunks) });
      });
    });
    asking.on('error', reject).end();
  });
}
