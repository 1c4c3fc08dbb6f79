import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contentTypes } from '../../deploy/host-rules.ts';
import { addressOf, pageFiles, rulePaths, siteFiles } from '../../deploy/site-files.ts';
import { builtSite } from '../support/built-site.ts';
import { raw } from '../support/raw-answer.ts';
import { get } from '../support/site.ts';

/** Paths of files that are served at their own path: all except HTML files and the files with rules for hosts, such as _headers. */
const files = siteFiles(builtSite).filter((file) => !file.endsWith('.html') && !rulePaths.includes(file));

test('every file is served complete, with the content type that browsers expect', async () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const answer = await get(file);
    const type =
      file === '/speculation-rules.json'
        ? 'application/speculationrules+json'
        : new Map(Object.entries(contentTypes)).get(extensionOf(file));
    expect([answer.status, answer.headers.get('content-type')], file).toEqual([200, type]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(builtSite + file)), file).toBe(true);
  }
});

test('every page is served as it was built', async () => {
  for (const file of pageFiles(builtSite).filter((name) => !/^\/(404|500)\./.test(name))) {
    const answer = await get(addressOf(file));
    expect(await answer.text(), file).toBe(readFileSync(builtSite + file, 'utf8'));
  }
});

const unpack: Record<string, (body: Buffer) => Buffer> = {
  '': (body) => body,
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

describe('compression', () => {
  test.each([
    ['br', ['br']],
    ['gzip', ['gzip']],
    ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip']],
    ['identity', [undefined]],
  ])('for a browser that accepts %s', async (accepted, given) => {
    for (const path of ['/', '/areas', '/favicon.svg', '/sitemap-0.xml', '/nope']) {
      const { headers, body } = await raw(path, { 'accept-encoding': accepted });
      const encoding = headers['content-encoding'];
      expect(given, path).toContain(encoding);
      expect(unpack[encoding ?? '']?.(body).toString(), path).toBe(await (await get(path)).text());
    }
  });
});

describe('caching', () => {
  test('a file with a hash in its name is cached for a year', async () => {
    const hashed = files.filter((file) => /^\/_astro\/|-[\da-f]{8}\.(js|woff2)$|^\/photographs\//.test(file));
    expect(hashed.length).toBeGreaterThan(3);
    for (const file of hashed) {
      expect((await get(file)).headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable');
    }
  });

  test('any other file is revalidated, and sent again only if it has changed', async () => {
    for (const path of ['/', '/services', '/favicon.svg', '/robots.txt']) {
      const { headers } = await raw(path);
      expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
      const again = await raw(path, { 'if-none-match': headers.etag ?? '' });
      expect([again.status, again.body.length], path).toEqual([304, 0]);
      const other = await raw(path, { 'if-none-match': '"another"' });
      expect(other.status, path).toBe(200);
    }
  });
});

/** File name extension of a path. */
function extensionOf(file: string): string {
  return file.split('.').at(-1) ?? '';
}
