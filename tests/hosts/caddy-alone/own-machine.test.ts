import { readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { raw } from '../../support/raw-answer.ts';
import { facts } from '../../support/site.ts';
import { compressed } from '../../support/size.ts';

test('the address without "www." leads to the one with it, or the other way round', async () => {
  const { site } = facts.business;
  const other = site.includes('//www.') ? site.replace('//www.', '//') : site.replace('//', '//www.');
  const { headers, status } = await raw('/services?from=card', { host: new URL(other).host });
  expect([status, headers.location]).toEqual([308, `${site}/services?from=card`]);
});

test('a page comes as it was compressed once, at the highest level, to browsers that take it so', async () => {
  const page = readFileSync('dist/index.html');
  const { headers, body } = await raw('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(body.equals(compressed(page, 11))).toBe(true);
});

test('and with zstd where a browser takes that alone', async () => {
  const { headers, body } = await raw('/', { 'accept-encoding': 'zstd' });
  expect(headers['content-encoding']).toBe('zstd');
  expect(zstdDecompressSync(body).toString()).toBe(readFileSync('dist/index.html', 'utf8'));
});

test('who has the 404 page already gets status 404 again', async () => {
  const first = await raw('/nope');
  const again = await raw('/nope', { 'if-none-match': first.headers.etag ?? '' });
  expect(again.status).toBe(404);
});
