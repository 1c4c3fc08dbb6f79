import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf, mostBytes, mostBytesOfLongPage } from '../support/page-bytes.ts';
import { raw } from '../support/raw-answer.ts';
import { attributesOf, everyPage, get, read, readAll, routes } from '../support/site.ts';

test('every page is at most as large as a page may be', async () => {
  for (const path of [...routes, '/nope'])
    expect(await bytesOf(path), path).toBeLessThanOrEqual(path === '/services' ? mostBytesOfLongPage : mostBytes);
});

test('scripts that run without an action of the reader are at most 1.5 KB compressed on the whole site, without React', async () => {
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

test('the tooltips script, with React, is at most 94 KB compressed', async () => {
  const $ = await read('/');
  const { body } = await raw($('body').attr('data-tooltips') ?? '', { 'accept-encoding': 'br' });
  expect(body.length).toBeLessThanOrEqual(94_000);
});

test('every drawing in a file, light or dark, is at most 7,000 bytes compressed', async () => {
  const drawings = (await readAll(everyPage)).flatMap(([, $]) => [
    ...attributesOf($, 'img[src^="/drawings/"]', 'src'),
    ...attributesOf($, 'source[srcset^="/drawings/"]', 'srcset'),
  ]);
  for (const path of new Set(drawings)) expect(await bytesOf(path), path).toBeLessThanOrEqual(7000);
});
