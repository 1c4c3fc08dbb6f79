import { request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { everyPage, get, read, readAll, routes } from '../support/site.ts';
import { compressed, withoutLettering } from '../support/size.ts';

/** The page as Cloudflare compresses it on the fly, with its headers; without the lettering that is in it where asked. */
async function sizeOf(path: string, lettering: boolean): Promise<number> {
  const { head, body } = await rawAnswer(path);
  const html = brotliDecompressSync(body).toString();
  const text = lettering ? html : withoutLettering(html);
  return head + compressed(text).length;
}

test('every page is at most 13,000 bytes, and half of them at most 11,000, headers counted and its lettering not', async () => {
  const sizes = await Promise.all([...routes, '/nope'].map((path) => sizeOf(path, false)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(13_000);
  expect(sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(11_000);
});

test('every page is at most 18,000 bytes with its lettering', async () => {
  for (const path of [...routes, '/nope']) expect(await sizeOf(path, true), path).toBeLessThanOrEqual(18_000);
});

test('what runs before the reader acts is at most 1.5 KB over the whole site, compressed, and none of it is React', async () => {
  const scripts = new Set<string>();
  for (const [, $] of await readAll(everyPage)) {
    for (const script of $('script:not([type="application/ld+json"])').toArray()) {
      const { src } = $(script).attr() ?? {};
      scripts.add(src ? await (await get(src)).text() : ($(script).html() ?? ''));
    }
  }
  const all = [...scripts].join('\n');
  expect(brotliCompressSync(all).length).toBeLessThanOrEqual(1500);
  expect(all).not.toMatch(/react|createRoot|jsx/i);
});

test('what React brings when a reader first asks for a tooltip is one script of at most 95 KB', async () => {
  const $ = await read('/');
  const { head, body } = await rawAnswer($('body').attr('data-tooltips') ?? '');
  expect(head + body.length).toBeLessThanOrEqual(95_000);
});

/** The answer's size on the wire, as HTTP/1.1 writes it; HTTP/2 and 3 write the headers shorter. */
function rawAnswer(path: string): Promise<{ head: number; body: Buffer }> {
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
