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

/** Paths of all pages, including the error pages: /nope, an unknown path, for the 404 page, and /500. */
export const everyPage = [...routes, '/nope', '/500'];

/** Paths of pages that together show every layout: all pages except /500, and only two of the area pages (see differentAreas()). */
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

/** The firm's profile on a reviews site; undefined if Home doesn't show one. */
export const shownReviews = site.words.home.reviews && site.business.reviews;

/** The pages that the navigation links to, in order. */
export const mainPages = mainPagesOf(site);

/** Requests a path of the site, without following a redirect. */
export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(inject('siteUrl') + path, { redirect: 'manual', headers });
}

const documents = new Map<string, Promise<CheerioAPI>>();

/** HTML of a page. For an unknown path, that of the 404 page. For /500, which no host serves at that path, the text of 500.html. */
export async function htmlOf(path: string): Promise<string> {
  return path === '/500' ? readFileSync(join(builtSite, '500.html'), 'utf8') : (await get(path)).text();
}

/** A page, parsed with cheerio. Each page is fetched and parsed only once. */
export function read(path: string): Promise<CheerioAPI> {
  const cached = documents.get(path);
  if (cached) return cached;
  const document = htmlOf(path).then((html) => load(html));
  documents.set(path, document);
  return document;
}

/** Pairs of a path and its parsed page. Default: all pages except the error pages. */
export async function readAll(paths: readonly string[] = routes): Promise<[path: string, $: CheerioAPI][]> {
  return Promise.all(paths.map(async (path): Promise<[string, CheerioAPI]> => [path, await read(path)]));
}

/** Text of the first element that matches, with white space collapsed to single spaces; '' if none matches. */
export function textOf($: CheerioAPI, selector: string): string {
  return squeeze($(selector).first().text());
}

/** Text of the page's body without scripts and styles, with white space collapsed to single spaces. */
export function visibleText($: CheerioAPI): string {
  return squeeze($('body').clone().find('script, style').remove().end().text());
}

/** Texts of all elements that match, with white space collapsed to single spaces. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => squeeze($(element).text()));
}

/** Values of an attribute of all elements that match; '' where an element lacks it. */
export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
}

/**
 * Targets of the links that match, as paths with their hash but without the origin.
 * @param path path of the page on which the links are
 */
export function targetsOf($: CheerioAPI, selector: string, path: string): string[] {
  return attributesOf($, selector, 'href').map((href) => {
    const { pathname, hash } = new URL(href, site.business.site + path);
    return pathname + hash;
  });
}

/** Content of the `meta` element with a name or property; '' if there is none. */
export function metaOf($: CheerioAPI, name: string): string {
  return $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
}

/**
 * Selector of a band (a full-width section of a page), or of elements inside that band.
 * @param id id of the band's heading
 * @param descendants selector of the elements. Default: '', for the band itself
 */
export function band(id: string, descendants = ''): string {
  return `section:has(#${id}) ${descendants}`.trim();
}

/** Selector of links that dial the firm's phone number. */
export const call = `a[href="tel:${site.business.phone.e164}"]`;

/** Targets of the firm's links for email, text messages and WhatsApp, in this order, as far as the firm has them. */
export const messageLinks = [
  ...(site.business.email ? [`mailto:${site.business.email}`] : []),
  ...(site.business.messages.text ? [`sms:${site.business.messages.text.e164}`] : []),
  ...(site.business.messages.whatsApp ? [`https://wa.me/${site.business.messages.whatsApp.e164.slice(1)}`] : []),
];

/** Targets of the links for landlords and businesses: phone, then email, as far as the firm has separate ones. */
export const landlordLinks = [
  ...(site.business.landlords?.phone ? [`tel:${site.business.landlords.phone.e164}`] : []),
  ...(site.business.landlords?.email ? [`mailto:${site.business.landlords.email}`] : []),
];

/** Collapses white space to single spaces, and removes word joiners (U+2060), invisible characters that prevent line breaks. */
function squeeze(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

/**
 * Whether the site's maps show an area. The positions of the area and of the firm must both be in the region that maps can show. The firm's
 * town, if it is an area, is at the position of the firm.
 */
export function isMapped({ isMainTown, position }: Area): boolean {
  const { geo } = site.business;
  if (!geo || !isOnMap({ lat: geo.latitude, lon: geo.longitude })) return false;
  return isMainTown || (position !== undefined && isOnMap(position));
}
