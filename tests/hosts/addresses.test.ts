import { load } from 'cheerio';
import { describe, expect, inject, test } from 'vitest';
import { redirectsOf } from '../../src/site/redirects.ts';
import { get, routes, site } from '../support/site.ts';

const area = site.areas[0]?.path ?? '';

test('every page is at its address, with or without a query', async () => {
  for (const path of routes) {
    for (const address of [path, `${path}?from=card`]) {
      const { status, headers } = await get(address);
      expect([status, headers.get('content-type')], address).toEqual([200, 'text/html; charset=utf-8']);
    }
  }
});

describe('other ways of writing an address', () => {
  test.each([
    ['/services/', '/services'],
    ['/services.html', '/services'],
    ['/services/index.html', '/services'],
    ['/services.html?from=card', '/services?from=card'],
    [`${area}/`, area],
    ['/index.html', '/'],
    ['/favicon.svg/', '/favicon.svg'],
    ['//services/', '/services'],
    // The link of an advertisement in which the placeholder was not filled in.
    ['/services/?utm={campaign}', '/services?utm={campaign}'],
  ])('%s redirects permanently to %s', async (path, target) => {
    expect(await redirectOf(path)).toEqual([308, target]);
  });

  test.each([
    ['//services', '/services'],
    ['/%73ervices?from=card', '/services?from=card'],
  ])('%s, with a superfluous slash or escape, redirects to %s', async (path, target) => {
    expect(await redirectOf(path)).toEqual([307, target]);
  });

  test.each([
    '//example.org/',
    '//example.org',
    '//example.org/x.html',
    '/\\example.org/',
    '/%5Cexample.org/',
    '/%09/example.org/',
    '/https://example.org/',
  ])('%s does not redirect to another site', async (path) => {
    const answer = await get(path);
    const location = answer.headers.get('location') ?? '';
    expect(new URL(location, answer.url).origin).toBe(new URL(answer.url).origin);
    // A browser or proxy could take an address with these characters for an address of another site.
    expect(location).not.toMatch(/^[/\\]{2}|[\t\n\r]/);
  });
});

test('addresses of the former site lead to their new pages in one step, with or without a slash or a query', async () => {
  for (const { from, to } of redirectsOf(site)) {
    expect(await redirectOf(from), from).toEqual([308, to]);
    const [path, hash = ''] = to.split(/(?=#)/);
    expect(await redirectOf(`${from}?from=card`), from).toEqual([308, `${path}?from=card${hash}`]);
  }
});

test.each(
  [
    '/nope',
    '/404',
    '/500',
    '/Services',
    `${area}/x`,
    '/_headers',
    '/favicon.svg.gz',
    '/drawings',
    '/tooltips-00000000.js',
    `/${'a/'.repeat(2000)}a`,
  ].map((path) => [path.slice(0, 40), path] as const),
)('%s has the 404 page with status 404, which is not cached', async (_, path) => {
  const answer = await get(path);
  const { headers, status } = answer;
  const caching = headers.get('cache-control');
  const found = [status, headers.get('content-type'), caching];
  expect(found).toEqual([404, 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate']);
  expect(load(await answer.text())('h1').text()).toBe(site.words['not-found'].heading);
});

/** Status and Location header of the response for a path, without the origin of the site. */
async function redirectOf(path: string) {
  const { headers, status } = await get(path);
  // Remove the origin, which only Apache sends.
  return [status, headers.get('location')?.replace(inject('siteUrl'), '')];
}
