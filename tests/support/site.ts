import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';
import { site } from '../../src/site/current.ts';
import { mainPagesOf, routesOf } from '../../src/site/pages.ts';
import { builtSite } from './built-site.ts';

export { site };

/** Every path that has a page of its own. */
export const routes = routesOf(site);

/** And the two pages for errors; that for failures has no address (`htmlOf`). */
export const everyPage = [...routes, '/nope', '/500'];

/** One page for each way of laying one out: the main pages, the two most different areas, the 404 page. */
export const templates = everyPage
  .slice(0, -1)
  .filter((path) => !path.startsWith('/areas/') || differentAreas().includes(path));

/** The areas with the most and the fewest words of their own. */
function differentAreas(): string[] {
  const bySize = site.areas.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  return [bySize[0], bySize.at(-1)].map((area) => area?.path ?? '');
}

/** The pages that say what to do while water comes in. */
export const withSteps = ['/', '/services', '/areas', '/contact', ...site.areas.map(({ path }) => path)];

/** The profile on a reviews site, where Home has words for it. */
export const shownReviews = site.words.home.reviews && site.business.reviews;

/** The navigation, in its order. */
export const mainPages = mainPagesOf(site);

/** Asks the host for a path, as a browser would but following no redirect. */
export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(inject('siteUrl') + path, { redirect: 'manual', headers });
}

const documents = new Map<string, Promise<CheerioAPI>>();

/** The page at a path; an unknown path gives the 404 page, and the page for failures is read as it was built. */
export async function htmlOf(path: string): Promise<string> {
  return path === '/500' ? readFileSync(join(builtSite, '500.html'), 'utf8') : (await get(path)).text();
}

/** The same, parsed. */
export function read(path: string): Promise<CheerioAPI> {
  const known = documents.get(path);
  if (known) return known;
  const fresh = htmlOf(path).then((html) => load(html));
  documents.set(path, fresh);
  return fresh;
}

/** Several pages, parsed, by path; all but those for errors unless it is told which. */
export async function readAll(paths: readonly string[] = routes): Promise<[path: string, $: CheerioAPI][]> {
  return Promise.all(paths.map(async (path): Promise<[string, CheerioAPI]> => [path, await read(path)]));
}

/** An element's text as a reader sees it: one space between words. */
export function textOf($: CheerioAPI, selector: string): string {
  return squeeze($(selector).first().text());
}

/** All that a page shows in words. */
export function visibleText($: CheerioAPI): string {
  return squeeze($('body').clone().find('script, style').remove().end().text());
}

/** The texts of all elements that match. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => squeeze($(element).text()));
}

/** An attribute of all elements that match. */
export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

/**
 * Where links within the site lead, as path and place, however they are written.
 * @param path of the page that they stand on
 */
export function targetsOf($: CheerioAPI, selector: string, path: string): string[] {
  return attributesOf($, selector, 'href').map((href) => {
    const { pathname, hash } = new URL(href, site.business.site + path);
    return pathname + hash;
  });
}

/** What a page's head says under a name, or nothing. */
export function metaOf($: CheerioAPI, name: string): string {
  return $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
}

/** The selector of a band's descendants: a band is a section whose heading has this id. */
export function band(id: string, descendants = ''): string {
  return `section:has(#${id}) ${descendants}`.trim();
}

/** The selector of links that dial the firm. */
export const call = `a[href="tel:${site.business.phone.e164}"]`;

/** Where the ways to write to the firm lead, in their order. */
export const messageLinks = [
  ...(site.business.email ? [`mailto:${site.business.email}`] : []),
  ...(site.business.messages.text ? [`sms:${site.business.messages.text.e164}`] : []),
  ...(site.business.messages.whatsApp ? [`https://wa.me/${site.business.messages.whatsApp.e164.slice(1)}`] : []),
];

/** And to whom landlords and businesses ring or write. */
export const landlordsWays = [
  ...(site.business.landlords?.phone ? [`tel:${site.business.landlords.phone.e164}`] : []),
  ...(site.business.landlords?.email ? [`mailto:${site.business.landlords.email}`] : []),
];

/** A text with one space where it has white space and none around it, without the joiners that keep words whole. */
function squeeze(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}
