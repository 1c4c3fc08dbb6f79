import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { otherWww } from '../../../deploy/caddy/package-site.ts';
import { builtSite } from '../../support/built-site.ts';
import { compressed } from '../../support/bytes.ts';
import { raw } from '../../support/raw-answer.ts';
import { site } from '../../support/site.ts';

test('the address without "www." redirects to the one with it, or the other way round', async () => {
  const { site: origin } = site.business;
  const { headers, status } = await raw('/services?from=card', { host: new URL(otherWww(origin)).host });
  expect([status, headers.location]).toEqual([308, `${origin}/services?from=card`]);
});

test('the settings for Apache are not served', async () => {
  expect((await raw('/.htaccess')).status).toBe(404);
});

test('a page is served from its copy compressed at the highest level', async () => {
  const page = readFileSync(join(builtSite, 'index.html'));
  const { headers, body } = await raw('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(body.equals(compressed(page, 11))).toBe(true);
});

test('a browser that has the 404 page gets status 404 again, not 304', async () => {
  const first = await raw('/nope');
  const again = await raw('/nope', { 'if-none-match': first.headers.etag ?? '' });
  expect(again.status).toBe(404);
});

test.each(['/services/?{env.PATH}', '//services?{env.PATH}', '/%7Benv.PATH%7D/'])(
  'the answer to %s does not expand the placeholder in the address',
  async (path) => {
    const { body, headers } = await raw(path);
    expect(JSON.stringify(headers) + body).not.toContain(process.env.PATH);
  },
);

test('every answer has Vary: Accept-Encoding, compressed or not', async () => {
  for (const path of ['/', '/nope']) {
    for (const accepted of ['br', 'identity'])
      expect((await raw(path, { 'accept-encoding': accepted })).headers.vary, path).toBe('Accept-Encoding');
  }
});
