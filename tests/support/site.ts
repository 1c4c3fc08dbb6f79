import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';
import { site } from '../../src/site/current.ts';
import { mainPagesOf, routesOf } from '../../src/site/pages.ts';
import { isOnMap } from '../../src/site/schema/map-reach.ts';
import type { Area } from '../../src/site/site.ts';
import { builtSite } from './built-site.ts';

export { site };

/** Paths of all pages except the error pages. */
export const routes = routesOf(site);

/** Paths of all pages: an unknown path for the 404 page, and /500, which htmlOf() reads from its file. */
export const everyPage = [...routes, '/nope', '/500'];

/** Paths of one page for each layout: the main pages, two areas, the 404 page. */
export const templates = everyPage
  .slice(0, -1)
  .filter((path) => !path.startsWith('/areas/') || differentAreas().includes(path));

/** Paths of the areas with the shortest and the longest content. */
function differentAreas(): string[] {
  const bySize = site.areas.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  return [bySize[0], bySize.at(-1)].map((area) => area?.path ?? '');
}

/** Paths of the pages with the steps for a water leak. */
export const pagesWithSteps = ['/', '/services', '/areas', '/contact', ...site.areas.map(({ path }) => path)];

/** The profile on a reviews site, if Home shows it. */
export const shownReviews = site.words.home.reviews && site.business.reviews;

/** The pages of the navigation, in order. */
export const mainPages = mainPagesOf(site);

/** Requests a path of the site, without following a redirect. */
export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(inject('siteUrl') + path, { redirect: 'manual', headers });
}

const documents = new Map<string, Promise<CheerioAPI>>();

/** HTML of a page. An unknown path gives the 404 page; /500 has no address, so it is read from its file. */
export async function htmlOf(path: string): Promise<string> {
  return path === '/500' ? readFileSync(join(builtSite, '500.html'), 'utf8') : (await get(path)).text();
}

/** A parsed page. Each page is fetched once. */
export function read(path: string): Promise<CheerioAPI> {
  const cached = documents.get(path);
  if (cached) return cached;
  const document = htmlOf(path).then((html) => load(html));
  documents.set(path, document);
  return document;
}

/** Parsed pages with their paths. Default: all pages except the error pages. */
export async function readAll(paths: readonly string[] = routes): Promise<[path: string, $: CheerioAPI][]> {
  return Promise.all(paths.map(async (path): Promise<[string, CheerioAPI]> => [path, await read(path)]));
}

/** Text of the first element that matches, with single spaces. */
export function textOf($: CheerioAPI, selector: string): string {
  return squeeze($(selector).first().text());
}

/** Text of the whole page, with single spaces. */
export function visibleText($: CheerioAPI): string {
  return squeeze($('body').clone().find('script, style').remove().end().text());
}

/** Texts of all elements that match, with single spaces. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => squeeze($(element).text()));
}

/** Values of an attribute of all elements that match. */
export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

/**
 * Targets of links within the site, as a path with a fragment.
 * @param path path of the page with the links
 */
export function targetsOf($: CheerioAPI, selector: string, path: string): string[] {
  return attributesOf($, selector, 'href').map((href) => {
    const { pathname, hash } = new URL(href, site.business.site + path);
    return pathname + hash;
  });
}

/** Content of a `meta` element by its name or property; an empty text if there is none. */
export function metaOf($: CheerioAPI, name: string): string {
  return $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
}

/** Selector of a band, which is a section, by the id of its heading; or of elements in it. */
export function band(id: string, descendants = ''): string {
  return `section:has(#${id}) ${descendants}`.trim();
}

/** Selector of links that dial the number of the firm. */
export const call = `a[href="tel:${site.business.phone.e164}"]`;

/** Targets of the links for email, text messages and WhatsApp, in order. */
export const messageLinks = [
  ...(site.business.email ? [`mailto:${site.business.email}`] : []),
  ...(site.business.messages.text ? [`sms:${site.business.messages.text.e164}`] : []),
  ...(site.business.messages.whatsApp ? [`https://wa.me/${site.business.messages.whatsApp.e164.slice(1)}`] : []),
];

/** Targets of the links for landlords and businesses. */
export const landlordLinks = [
  ...(site.business.landlords?.phone ? [`tel:${site.business.landlords.phone.e164}`] : []),
  ...(site.business.landlords?.email ? [`mailto:${site.business.landlords.email}`] : []),
];

/** Collapses white space, and removes word joiners, which prevent line breaks. */
function squeeze(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

/** Whether an area is on a map: the maps reach it and the firm's town. */
export function isMapped({ position }: Area): boolean {
  const { geo } = site.business;
  return Boolean(position && isOnMap(position) && geo && isOnMap({ lat: geo.latitude, lon: geo.longitude }));
}
