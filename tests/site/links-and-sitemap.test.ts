import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { anchors } from '../../src/site/page-list.ts';
import { attributesOf, everyPage, get, read, readAll, routes, site } from '../support/site.ts';

const { site: origin } = site.business;

/** What was found at an address of the site. */
interface Found {
  status: number;
  /** The page, unless it's another file. */
  page?: CheerioAPI;
}

/** Everything on the site that links lead to from Home, and what that links to, by its path: as a search engine finds it. */
const crawled = await crawlFrom('/');
const pages = [...crawled].flatMap(([path, { page }]): [string, CheerioAPI][] => (page ? [[path, page]] : []));
const sitemap = await (await get('/sitemap-0.xml')).text();
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('to each page that search engines may list, and to no other', () => {
  expect(pages.map(([path]) => path).sort()).toEqual(routes.toSorted());
  for (const [path, $] of pages) expect($('meta[name="robots"]').length, path).toBe(0);
});

test('straight to it: nowhere is nothing, or a redirect', () => {
  for (const [path, { status }] of crawled) expect(status, path).toBe(200);
});

test('links of error pages lead to pages that links from Home lead to', async () => {
  for (const [path, $] of await readAll(everyPage.slice(-2))) {
    // Its skip link leads to a place on the page itself, whatever its address is.
    const targets = linksOf($, origin + path).filter(({ pathname }) => pathname !== path);
    expect(targets.length, path).toBeGreaterThan(0);
    for (const { pathname } of targets) expect([...crawled.keys()], path).toContain(pathname);
  }
});

test('a link to a place on a page leads to one element', async () => {
  const all = new Map(await readAll(everyPage));
  for (const [path, $] of all) {
    for (const { hash, pathname } of linksOf($, origin + path).filter((link) => link.hash)) {
      const places = all.get(pathname)?.(`[id="${decodeURIComponent(hash.slice(1))}"]`);
      expect(places?.length, `${path} links to ${pathname}${hash}`).toBe(1);
    }
  }
});

// The band on powder flushing needs a specialist.
const bands = anchors.filter((anchor) => site.business.powderFlushing || !anchor.endsWith('#powder'));

test.each(bands)('%s, which words may lead to, is a place on its page', async (anchor) => {
  const [page = '', id] = anchor.split('#');
  expect((await read(page))(`main [id="${id}"]`).length).toBe(1);
});

test('a link to a place on its own page names the place alone: with a path, the page would be loaded again where its address has a query', async () => {
  for (const [path, $] of await readAll()) {
    const links = attributesOf($, 'a[href*="#"]', 'href');
    expect(links.length, path).toBeGreaterThan(0);
    for (const href of links) expect(href.startsWith(`${path}#`), `${path} links to ${href}`).toBe(false);
  }
});

test('links to other sites open in a new tab, say so, and give that site no hold on this one', async () => {
  for (const [path, $] of await readAll()) {
    // A message opens in the reader's own app.
    for (const link of $('a[href^="http"]:not([href^="https://wa.me/"])').toArray()) {
      expect($(link).attr('target'), path).toBe('_blank');
      expect($(link).attr('rel')?.split(' '), path).toContain('noopener');
      expect($(link).text(), path).toContain(`(${site.words.labels.newTab})`);
    }
  }
});

test('each page has one canonical address, which is the one that it’s at and the one in the sitemap', async () => {
  const addresses = pages.map(([path, $]) => [path, ...attributesOf($, 'link[rel="canonical"]', 'href')]);
  expect(addresses).toEqual(pages.map(([path]) => [path, origin + path]));
  expect(listed.toSorted()).toEqual(routes.map((path) => origin + path).sort());
  expect(await (await get('/sitemap-index.xml')).text()).toContain(`<loc>${origin}/sitemap-0.xml</loc>`);
  for (const address of listed) expect(address).toMatch(/^https:\/\/[^/]+(\/|(\/[a-z\d-]+)+)$/);
});

test('robots.txt allows everything and names the sitemap', async () => {
  const text = await (await get('/robots.txt')).text();
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`);
});

test('every picture, style, script and other file that a page names is served', async () => {
  const files = new Set<string>();
  for (const [path, $] of await readAll(everyPage)) {
    for (const file of filesOf($)) {
      const { href, pathname, origin: host } = new URL(file, origin + path);
      expect(host, `${path} names ${href}`).toBe(origin);
      files.add(pathname);
    }
  }
  expect(files.size).toBeGreaterThan(10);
  for (const file of files) {
    const { headers, status } = await get(file);
    expect([status, headers.get('content-type')?.includes('text/html')], file).toEqual([200, false]);
  }
});

async function crawlFrom(start: string): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  const next = [start];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (found.has(path)) continue;
    const answer = await get(path);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const page = load(isPage ? await answer.text() : '');
    found.set(path, { status: answer.status, ...(isPage && { page }) });
    next.push(...linksOf(page, origin + path).map(({ pathname }) => pathname));
  }
  return found;
}

/**
 * Where the links of a page lead on its own site, however they are written.
 * @param address of the page
 */
function linksOf($: CheerioAPI, address: string): URL[] {
  const { origin } = new URL(address);
  return attributesOf($, 'a[href]', 'href')
    .map((href) => new URL(href, address))
    .filter((link) => link.origin === origin);
}

/** The files that a page needs, or is shown with, as it writes them. */
function filesOf($: CheerioAPI): string[] {
  const styles = $('style').text();
  return [
    ...attributesOf($, '[src]', 'src'),
    ...attributesOf($, 'link:not([rel="canonical"])', 'href'),
    ...attributesOf($, 'use[href^="/"], image[href]', 'href'),
    ...attributesOf($, '[data-tooltips]', 'data-tooltips'),
    ...attributesOf($, 'meta[property="og:image"]', 'content'),
    ...attributesOf($, '[srcset]', 'srcset').flatMap((set) => set.split(', ').map((each) => each.split(' ')[0] ?? '')),
    ...[...styles.matchAll(/url\(["']?((?!data:)[^)"']+)/g)].map(([, file = '']) => file),
  ].filter((file) => file !== '' && !file.startsWith('data:'));
}
