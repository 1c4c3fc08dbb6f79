import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { anchorsOf } from '../../src/site/pages.ts';
import { attributesOf, everyPage, get, read, readAll, routes, site } from '../support/site.ts';

const { site: origin } = site.business;

/** A response of the site. */
interface Answer {
  status: number;
  /** The parsed page; undefined for other files. */
  page?: CheerioAPI;
}

/** Responses by path, for all pages and files of the site that links from Home lead to, directly or indirectly. */
const crawled = await crawlFrom('/');
const pages = [...crawled].flatMap(([path, { page }]): [string, CheerioAPI][] => (page ? [[path, page]] : []));
const sitemap = await (await get('/sitemap-0.xml')).text();
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('links from Home lead, directly or indirectly, to every page except the error pages', () => {
  expect(pages.map(([path]) => path).sort()).toEqual(routes.toSorted());
  for (const [path, $] of pages) expect($('meta[name="robots"]').length, path).toBe(0);
});

test('no link leads to an error or a redirect', () => {
  for (const [path, { status }] of crawled) expect(status, path).toBe(200);
});

test('links of the error pages lead to pages that exist', async () => {
  for (const [path, $] of await readAll(everyPage.slice(-2))) {
    // Leave out the skip link, which leads to a place on the same page.
    const targets = linksOf($, origin + path).filter(({ pathname }) => pathname !== path);
    expect(targets.length, path).toBeGreaterThan(0);
    for (const { pathname } of targets) expect([...crawled.keys()], path).toContain(pathname);
  }
});

test('every link to a place on a page leads to exactly one element', async () => {
  const all = new Map(await readAll(everyPage));
  for (const [path, $] of all) {
    for (const { hash, pathname } of linksOf($, origin + path).filter((link) => link.hash)) {
      const elements = all.get(pathname)?.(`[id="${decodeURIComponent(hash.slice(1))}"]`);
      expect(elements?.length, `${path} links to ${pathname}${hash}`).toBe(1);
    }
  }
});

test.each(anchorsOf(site))('%s, to which content may link, is a place on its page', async (anchor) => {
  const [page = '', id] = anchor.split('#');
  expect((await read(page))(`main [id="${id}"]`).length).toBe(1);
});

test('a link to a place on the same page has no path, since that would load the page again if its address has a query', async () => {
  for (const [path, $] of await readAll()) {
    const links = attributesOf($, 'a[href*="#"]', 'href');
    expect(links.length, path).toBeGreaterThan(0);
    for (const href of links) expect(href.startsWith(`${path}#`), `${path} links to ${href}`).toBe(false);
  }
});

test('links to other sites open in a new tab, say so, and have rel=noopener', async () => {
  for (const [path, $] of await readAll()) {
    // Links to WhatsApp are left out, because they open the app.
    for (const link of $('a[href^="http"]:not([href^="https://wa.me/"])').toArray()) {
      expect($(link).attr('target'), path).toBe('_blank');
      expect($(link).attr('rel')?.split(' '), path).toContain('noopener');
      expect($(link).text(), path).toContain(`(${site.words.labels.newTab})`);
    }
  }
});

test('the canonical address of each page is its address, and the one in the sitemap', async () => {
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

async function crawlFrom(start: string): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>();
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
 * Targets of a page's links that lead to the same origin.
 * @param address absolute URL of the page
 */
function linksOf($: CheerioAPI, address: string): URL[] {
  const { origin } = new URL(address);
  return attributesOf($, 'a[href]', 'href')
    .map((href) => new URL(href, address))
    .filter((link) => link.origin === origin);
}

/**
 * URLs of the files that a page refers to, as written in its HTML and inline styles. Some are relative to the page. Without `data:` URLs.
 */
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
