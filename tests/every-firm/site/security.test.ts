import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyPage, get, readAll } from '../../support/site.ts';

test.each(['/', '/nope'])('the headers of %s forbid what a page of words never needs', async (path) => {
  const { headers } = await get(path);
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  expect(headers.get('set-cookie')).toBeNull();
});

test('a missing script or font is not kept for long: the site may have it again', async () => {
  for (const path of ['/tooltips-00000000.js', '/besley-00000000.woff2']) {
    const { status, headers } = await get(path);
    const [, seconds] = headers.get('cache-control')?.match(/^public, max-age=(\d+)/) ?? [];
    expect([status, Number(seconds) <= 86_400], `${headers.get('cache-control')}`).toEqual([404, true]);
  }
});

test('each page’s policy comes before anything that it governs, and starts from nothing', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const policy = $('head > meta').eq(1);
    expect(policy.attr('http-equiv'), path).toBe('content-security-policy');
    expect(policy.attr('content'), path).toMatch(/^default-src 'none';/);
    expect(policy.attr('content'), path).not.toMatch(/unsafe|https?:|\*/);
  }
});

test('each page’s policy allows just its own style and scripts, by their hashes, and such files from the same site', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const policy = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    const sources = (name: string) => policy.match(new RegExp(`${name} ([^;]*)`))?.[1]?.split(' ');
    const hashes = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => createHash('sha256').update($(element).html() ?? ''))
        .map((hash) => `'sha256-${hash.digest('base64')}'`);
    expect(sources('style-src'), path).toEqual([...hashes('style'), "'self'"]);
    expect(sources('script-src'), path).toEqual([
      ...hashes('script:not([type="application/ld+json"], [src])'),
      "'self'",
    ]);
  }
});
