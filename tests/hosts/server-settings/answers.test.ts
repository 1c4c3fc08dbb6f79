import { load } from 'cheerio';
import { expect, inject, test } from 'vitest';
import { get, site } from '../../support/site.ts';

// These responses need settings of the whole server. Shared hosting with Apache doesn't allow such settings, so these tests don't run on
// Apache (docs/hosting.md).

const area = site.areas[0]?.path ?? '';

test('an address whose slashes are escaped redirects to the one address of the page', async () => {
  const { headers, status } = await get(area.replaceAll(/(?<=.)\//g, '%2F'));
  expect([status, headers.get('location')]).toEqual([307, area]);
});

test.each([
  ['a character that no name of a file has', '/%00'],
  ['a name too long for a file', `/${'a'.repeat(300)}`],
])('an address with %s has the 404 page with status 404, which is not cached', async (_, path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, must-revalidate']);
  expect(load(await answer.text())('h1').text()).toBe(site.words['not-found'].heading);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s has status 405 and the header Allow', async (method) => {
  for (const path of ['/', '/services', '/nope', '/favicon.svg']) {
    const { status, headers } = await fetch(inject('siteUrl') + path, { method });
    expect([status, headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
  }
});

test('no answer sets a cookie or names the server’s program', async () => {
  for (const path of ['/', '/nope', '/favicon.svg']) {
    const { headers } = await get(path);
    for (const name of ['set-cookie', 'server', 'x-powered-by'])
      expect(headers.get(name), `${path} ${name}`).toBeNull();
  }
});
