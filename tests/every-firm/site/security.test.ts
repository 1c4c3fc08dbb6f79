import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyPage, readAll } from '../../support/site.ts';

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
