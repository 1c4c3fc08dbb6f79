import { describe, expect, test } from 'vitest';
import { anchors } from '../../../src/facts/pages.ts';
import { facts, get, read, readAll, routes } from '../../support/site.ts';

test('every route answers with a page', async () => {
  for (const path of routes) {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8']);
  }
});

const area = facts.areas[0]?.path ?? '';

test.each([
  ['/services/', '/services'],
  ['/services.html', '/services'],
  ['/services/index.html', '/services'],
  ['/areas/', '/areas'],
  ['/services/?from=card', '/services?from=card'],
  [`${area}/`, area],
  [`${area}.html`, area],
  ['/index.html', '/'],
  ['/index', '/'],
])('%s sends the reader and search engines to %s for good', async (path, target) => {
  const { headers, status } = await get(path);
  expect([status, headers.get('location')]).toEqual([308, target]);
});

test.each(['//example.org/', '/\\example.org/', '/https://example.org/', '/%2F/example.org.html'])(
  '%s leads to no other site',
  async (path) => {
    const answer = await get(path);
    expect(new URL(answer.headers.get('location') ?? '', answer.url).origin).toBe(new URL(answer.url).origin);
  },
);

test.each(['POST', 'PUT', 'DELETE'])('%s is answered with 405 and what is allowed', async (method) => {
  const { status, headers } = await fetch((await get('/')).url, { method });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each(['/nope', '/areas/nope', '/Services', `${area}/x`, '/services/boilers', '/404'])(
  '%s is answered by the 404 page, with status 404',
  async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await read(path))('h1').text()).toBe(facts.words['not-found'].heading);
  },
);

test.each(anchors)('%s, which words may lead to, is a place on its page', async (anchor) => {
  const [page = '', id] = anchor.split('#');
  expect((await read(page))(`main [id="${id}"]`).length).toBe(1);
});

test('links to other sites open in a new tab, say so, and give that site no hold on this one', async () => {
  for (const [path, $] of await readAll()) {
    // A message opens in the reader's own app.
    for (const link of $('a[href^="http"]:not([href^="https://wa.me/"])').toArray()) {
      expect($(link).attr('target'), path).toBe('_blank');
      expect($(link).attr('rel')?.split(' '), path).toContain('noopener');
      expect($(link).text(), path).toContain(`(${facts.words.labels.newTab})`);
    }
  }
});

describe('for browsers that render the next page ahead', () => {
  test('every page names the rules', async () => {
    for (const path of [...routes, '/nope']) {
      expect((await get(path)).headers.get('speculation-rules'), path).toBe('"/speculation-rules.json"');
    }
  });

  test('the rules come as the type that browsers read, and prerender pages of this site on moderate intent', async () => {
    const answer = await get('/speculation-rules.json');
    expect(answer.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
    const rules = await answer.json();
    const where = { and: [{ href_matches: '/*' }, {}] };
    expect(rules).toMatchObject({ prerender: [{ where, eagerness: 'moderate' }] });
    expect(Object.keys(rules)).toEqual(['prerender']);
  });
});
