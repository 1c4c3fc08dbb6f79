import { type CheerioAPI, load } from 'cheerio';
import { inject } from 'vitest';
import { routes } from '../../src/facts/routes.ts';

export { facts } from '../../src/facts/index.ts';
export { areaSlugs, mainPages, routes } from '../../src/facts/routes.ts';

/** Asks the host for a path, as a browser would but following no redirect. */
export function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(inject('siteUrl') + path, { redirect: 'manual', headers });
}

const documents = new Map<string, Promise<CheerioAPI>>();

/** The parsed page at a path; an unknown path gives the 404 page. */
export function read(path: string): Promise<CheerioAPI> {
  const known = documents.get(path);
  if (known) return known;
  const fresh = get(path).then(async (answer) => load(await answer.text()));
  documents.set(path, fresh);
  return fresh;
}

/** Every page of the site, parsed, by path. */
export async function readAll(): Promise<[path: string, $: CheerioAPI][]> {
  return Promise.all(routes.map(async (path): Promise<[string, CheerioAPI]> => [path, await read(path)]));
}

/** An element's text as a reader sees it: one space between words. */
export function textOf($: CheerioAPI, selector: string): string {
  return squeeze($(selector).first().text());
}

/** The texts of all elements that match. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => squeeze($(element).text()));
}

/** The selector of a band's descendants: a band is a section named by the heading with this id. */
export function band(id: string, descendants = ''): string {
  return `section[aria-labelledby="${id}"] ${descendants}`.trim();
}

/** The structured data graph of a page. */
export function graphOf($: CheerioAPI): Record<string, unknown>[] {
  return JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
}

/** The nodes of a type in a page's graph. */
export function nodesOf($: CheerioAPI, type: string): Record<string, unknown>[] {
  return graphOf($).filter((node) => [node['@type']].flat().includes(type));
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
