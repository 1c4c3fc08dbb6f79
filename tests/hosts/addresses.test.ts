import { describe, expect, inject, test } from 'vitest';
import { facts, get, read, routes } from '../support/site.ts';

const area = facts.areas[0]?.path ?? '';

test('every page answers at its address, with or without a query', async () => {
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
    ['/services/index', '/services'],
    ['/services/index.html', '/services'],
    ['/areas/', '/areas'],
    ['/services/?from=card', '/services?from=card'],
    ['/services.html?from=card', '/services?from=card'],
    [`${area}/`, area],
    [`${area}.html`, area],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index?from=card', '/?from=card'],
    ['/404.html', '/404'],
    ['/nope/', '/nope'],
    ['/favicon.svg/', '/favicon.svg'],
    ['//services/', '/services'],
    ['//', '/'],
    ['/.html', '/'],
    ['/services/?', '/services'],
    // Advertisements that were not filled in.
    ['/services/?utm={campaign}', '/services?utm={campaign}'],
    ['/services.html?x={env.HOME}', '/services?x={env.HOME}'],
  ])('%s sends the reader and search engines to %s for good', async (path, target) => {
    expect(await leadsTo(path)).toEqual([308, target]);
  });

  test.each([
    ['//services', '/services'],
    ['//services?x={y}', '/services?x={y}'],
    ['/%73ervices?from=card', '/services?from=card'],
    [area.replaceAll(/(?<=.)\//g, '%2F'), area],
  ])('%s, with a slash or an escape too many, leads to %s', async (path, target) => {
    expect(await leadsTo(path)).toEqual([307, target]);
  });

  test.each([
    ['/%69ndex', '/'],
    ['/services%2Ehtml', '/services'],
    ['/services%2f', '/services'],
    ['/%2Fservices', '/services'],
  ])('%s ends at %s', async (path, target) => {
    const { status, url } = await fetch(inject('siteUrl') + path);
    expect([status, new URL(url).pathname]).toEqual([200, target]);
  });

  test('an address of more than 1,000 characters loses the slash at its end too', async () => {
    const long = `/services${'/x'.repeat(600)}`;
    expect(await leadsTo(`${long}/`)).toEqual([308, long]);
  });

  test.each([
    '//example.org/',
    '///example.org/',
    '//example.org',
    '//example.org/index.html',
    '//example.org/x.html',
    '/\\example.org/',
    '/\\/example.org/',
    '/%5Cexample.org/',
    '/%2F/example.org.html',
    '/%09/example.org/',
    '/https://example.org/',
    '/.//example.org/',
  ])('%s leads to no other site', async (path) => {
    const answer = await get(path);
    const location = answer.headers.get('location') ?? '';
    expect(new URL(location, answer.url).origin).toBe(new URL(answer.url).origin);
    // Proxies that resolve addresses themselves may take these for another site.
    expect(location).not.toMatch(/^[/\\]{2}|[\t\n\r]/);
  });
});

test.each(
  [
    '/nope',
    '/areas/nope',
    '/Services',
    `${area}/x`,
    '/services/boilers',
    '/404',
    '/_headers',
    '/index.html.br',
    '/favicon.svg.gz',
    '/sitemap-0.xml.zst',
    '/_redirects',
    '/drawings',
    '/tooltips-00000000.js',
    '/besley-00000000.woff2',
    '/nope.vcf',
    '/share/nope.png',
    '/%00',
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(2000)}a`,
  ].map((path) => [path.slice(0, 40), path] as const),
)('%s is answered by the 404 page, with status 404, and asked for again next time', async (_, path) => {
  const { headers, status } = await get(path);
  const kept = headers.get('cache-control');
  const found = [status, headers.get('content-type'), kept];
  expect(found).toEqual([404, 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate']);
  expect((await read(path))('h1').text()).toBe(facts.words['not-found'].heading);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is answered with 405 and what is allowed',
  async (method) => {
    for (const path of ['/', '/services', '/nope', '/favicon.svg']) {
      const { status, headers } = await fetch(inject('siteUrl') + path, { method });
      expect([status, headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    }
  },
);

async function leadsTo(path: string) {
  const { headers, status } = await get(path);
  return [status, headers.get('location')];
}
