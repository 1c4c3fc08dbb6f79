import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { get, read, routes } from '../support/site.ts';

test('headers forbid what a page of words never needs', async () => {
  const { headers } = await get('/');
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

test('the 404 answer carries the same headers', async () => {
  const { headers } = await get('/nope');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a missing script or font is not kept for long: the site may have it again', async () => {
  for (const path of ['/application-00000000.js', '/besley-00000000.woff2']) {
    const { status, headers } = await get(path);
    const [, seconds] = headers.get('cache-control')?.match(/^public, max-age=(\d+)/) ?? [];
    expect([status, Number(seconds) <= 86_400], `${headers.get('cache-control')}`).toEqual([404, true]);
  }
});

describe.each([...routes, '/nope', '/500'])('the policy of %s', (path) => {
  test('comes before anything that it governs, and starts from nothing', async () => {
    const $ = await read(path);
    const policy = $('head > meta').eq(1);
    expect(policy.attr('http-equiv')).toBe('content-security-policy');
    expect(policy.attr('content')).toMatch(/^default-src 'none';/);
    expect(policy.attr('content')).not.toMatch(/unsafe|https?:|\*/);
  });

  test('allows just the page’s own style and scripts, by their hashes, and scripts from the same site', async () => {
    const $ = await read(path);
    const directives = new Map(
      ($('meta[http-equiv="content-security-policy"]').attr('content') ?? '').split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources] as const;
      }),
    );
    const hashes = (selector: string) =>
      $(selector)
        .toArray()
        .map(
          (element) =>
            `'sha256-${createHash('sha256')
              .update($(element).html() ?? '')
              .digest('base64')}'`,
        );
    expect(directives.get('style-src')).toEqual(hashes('style'));
    expect(directives.get('script-src')).toEqual([...hashes('script:not([type="application/ld+json"])'), "'self'"]);
  });
});
