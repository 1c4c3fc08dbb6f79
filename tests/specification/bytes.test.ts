import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf, mostBytes } from '../support/page-bytes.ts';
import { raw } from '../support/raw-answer.ts';
import { attributesOf, everyPage, get, read, readAll, routes } from '../support/site.ts';

test('every page is within the limit for a page', async () => {
  for (const path of [...routes, '/nope']) expect(await bytesOf(path), path).toBeLessThanOrEqual(mostBytes);
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

test('what React brings when a reader first asks for a tooltip is one script of at most 94 KB', async () => {
  const $ = await read('/');
  const { body } = await raw($('body').attr('data-tooltips') ?? '', { 'accept-encoding': 'br' });
  expect(body.length).toBeLessThanOrEqual(94_000);
});

test('every drawing that is a file is, by day and in the dark, at most 7,000 bytes', async () => {
  const drawings = (await readAll(everyPage)).flatMap(([, $]) => [
    ...attributesOf($, 'img[src^="/drawings/"]', 'src'),
    ...attributesOf($, 'source[srcset^="/drawings/"]', 'srcset'),
  ]);
  for (const path of new Set(drawings)) expect(await bytesOf(path), path).toBeLessThanOrEqual(7000);
});
