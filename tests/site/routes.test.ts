import { describe, expect, test } from 'vitest';
import { get, read, readAll, routes } from '../support/site.ts';

test('the site has 26 routes', () => {
  expect(routes).toHaveLength(26);
});

test.each([...routes])('%s answers with a page', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each([
  ['/services/', '/services'],
  ['/services.html', '/services'],
  ['/areas/', '/areas'],
  ['/areas/hove/', '/areas/hove'],
  ['/areas/hove.html', '/areas/hove'],
  ['/index.html', '/'],
])('%s sends the reader to %s', async (path, target) => {
  const answer = await get(path);
  expect([301, 302, 307, 308]).toContain(answer.status);
  const location = new URL(answer.headers.get('location') ?? '', answer.url);
  expect(location.pathname).toBe(target);
});

test.each(['/nope', '/areas/nope', '/Services', '/areas/hove/x', '/areas/brighton', '/services/boilers'])(
  '%s is answered by the 404 page, with status 404',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    const $ = await read(path);
    expect($('h1').text()).toBe('Oops! Page not found');
  },
);

test('every link inside the site leads to a page, and to an element that exists on it', async () => {
  const pages = new Map(await readAll());
  for (const [path, $] of pages) {
    for (const link of $('a[href^="/"], a[href^="#"]').toArray()) {
      const { pathname, hash } = new URL($(link).attr('href') ?? '', `https://site${path}`);
      const target = pages.get(pathname);
      expect(target, `${path} links to ${pathname}`).toBeDefined();
      if (hash) expect(target?.(hash).length, `${path} links to ${pathname}${hash}`).toBe(1);
    }
  }
});

test('every file that a page names is served', async () => {
  for (const [path, $] of await readAll()) {
    for (const element of $('link[rel*="icon"], link[rel="preload"], img[src]').toArray()) {
      const file = $(element).attr('href') ?? $(element).attr('src') ?? '';
      const answer = await get(file);
      expect(answer.status, `${file} on ${path}`).toBe(200);
    }
  }
});

test('links to other sites open in a new tab, say so, and give that site no hold on this one', async () => {
  for (const [path, $] of await readAll()) {
    for (const link of $('a[href^="http"]').toArray()) {
      expect($(link).attr('target'), path).toBe('_blank');
      expect($(link).attr('rel')?.split(' '), path).toContain('noopener');
      expect($(link).text(), path).toContain('(opens in a new tab)');
    }
  }
});

describe('for search engines', () => {
  test('the sitemap lists every route and no other address', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const { facts } = await import('../support/site.ts');
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(routes.map((path) => facts.business.site + path));
    expect(xml).not.toMatch(/lastmod|priority|changefreq/);
  });

  test('robots.txt allows everything and names the sitemap', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text).toContain('User-agent: *\nAllow: /');
    expect(text).toMatch(/^Sitemap: https:\/\/[^ ]+\/sitemap\.xml$/m);
  });
});
