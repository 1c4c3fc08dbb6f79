import { describe, expect, test } from 'vitest';
import { anchors } from '../../../src/facts/pages.ts';
import { attributesOf, everyPage, facts, get, read, readAll, routes } from '../../support/site.ts';

test('every route answers with a page', async () => {
  for (const path of routes) {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')], path).toEqual([200, 'text/html; charset=utf-8']);
  }
});

test.each([
  ['/services/', '/services'],
  ['/services.html', '/services'],
  ['/areas/', '/areas'],
  [`${facts.areas[0]?.path}/`, facts.areas[0]?.path],
  [`${facts.areas[0]?.path}.html`, facts.areas[0]?.path],
  ['/index.html', '/'],
])('%s sends the reader to %s', async (path, target) => {
  const answer = await get(path);
  expect([301, 302, 307, 308]).toContain(answer.status);
  expect(new URL(answer.headers.get('location') ?? '', answer.url).pathname).toBe(target);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is answered with 405 and what is allowed', async (method) => {
  const { status, headers } = await fetch((await get('/')).url, { method });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each(['/nope', '/areas/nope', '/Services', `${facts.areas[0]?.path}/x`, '/services/boilers'])(
  '%s is answered by the 404 page, with status 404',
  async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await read(path))('h1').text()).toBe(facts.words['not-found'].heading);
  },
);

test('every link inside the site leads to a page, and to an element that exists on it', async () => {
  const pages = new Map(await readAll());
  for (const [path, $] of await readAll(everyPage)) {
    for (const href of attributesOf($, 'a:is([href^="/"]:not([href$=".vcf"]), [href^="#"])', 'href')) {
      const { pathname, hash } = new URL(href ?? '', `https://site${path}`);
      const target = path === '/nope' || path === '/500' ? (pages.get(pathname) ?? $) : pages.get(pathname);
      expect(target, `${path} links to ${pathname}`).toBeDefined();
      if (hash) expect(target?.(hash).length, `${path} links to ${pathname}${hash}`).toBe(1);
    }
  }
});

test('every page is led to from the text of another', async () => {
  const led = new Set(
    (await readAll()).flatMap(([path, $]) =>
      attributesOf($, 'a[href^="/"]', 'href')
        .map((href) => href?.split('#')[0])
        .filter((target) => target !== path),
    ),
  );
  for (const path of routes) expect(led, path).toContain(path);
});

test.each(anchors)('%s, which words may lead to, is a place on its page', async (anchor) => {
  const [page = '', id] = anchor.split('#');
  expect((await read(page))(`main [id="${id}"]`).length).toBe(1);
});

test('every file that a page names is served', async () => {
  const files = new Set<string>();
  for (const [, $] of await readAll(everyPage)) {
    for (const name of ['href', 'src']) {
      for (const file of attributesOf(
        $,
        `link:is([rel*="icon"], [rel="manifest"], [rel="preload"])[${name}], img[${name}], a[${name}$=".vcf"]`,
        name,
      ))
        files.add(file ?? '');
    }
    for (const set of attributesOf($, '[srcset]', 'srcset'))
      for (const each of set?.split(', ') ?? []) files.add(each.split(' ')[0] ?? '');
  }
  for (const file of files) expect((await get(file)).status, file).toBe(200);
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

describe('for search engines', () => {
  test('the sitemap lists every route and no other address', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(routes.map((path) => facts.business.site + path));
    expect(xml).not.toMatch(/lastmod|priority|changefreq/);
  });

  test('robots.txt allows everything and names the sitemap', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain('User-agent: *\nAllow: /');
    expect(text).toContain(`Sitemap: ${facts.business.site}/sitemap.xml`);
  });
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
