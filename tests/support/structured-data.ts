import type { CheerioAPI } from 'cheerio';
import { readAll } from './site.ts';

/** Something that structured data tells of, or only refers to: then it has an `@id` and nothing else. */
export type Thing = Readonly<Record<string, unknown>>;

/** The page as its structured data tells of it, with everything that hangs on it. */
export function graphOf($: CheerioAPI): Thing {
  return JSON.parse($('body script[type="application/ld+json"]').text());
}

/** The way to the page, which stands in the head of every page but Home. */
export function breadcrumbOf($: CheerioAPI): Thing | undefined {
  const marked = $('head script[type="application/ld+json"]').text();
  return marked ? JSON.parse(marked) : undefined;
}

/** All things of a type that a page tells of, however deep. */
export function thingsOf($: CheerioAPI, type: string): Thing[] {
  const all = [graphOf($), breadcrumbOf($)].flatMap((thing) => (thing ? everyThing(thing) : []));
  return all.filter((thing) => typesOf(thing).includes(type));
}

/** A thing and all that hangs on it; what it only refers to is left out. */
export function everyThing(thing: Thing): Thing[] {
  return [thing, ...thingsIn(thing).flatMap(everyThing)].filter((each) => !isReference(each));
}

/** What a thing only refers to, however deep. */
export function referencesIn(thing: Thing): string[] {
  return thingsIn(thing).flatMap((each) => (isReference(each) ? [String(each['@id'])] : referencesIn(each)));
}

export function typesOf(thing: Thing): string[] {
  return [thing['@type']].flat().filter((type) => typeof type === 'string');
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}

function isReference(thing: Thing): boolean {
  return Object.keys(thing).join() === '@id';
}

/** Everything on the site that has an `@id`, wherever it is written out. */
export async function writtenOut(): Promise<ReadonlyMap<string, readonly Thing[]>> {
  const pages = await readAll();
  const named = pages.flatMap(([, $]) => everyThing(graphOf($)).filter((thing) => '@id' in thing));
  return Map.groupBy(named, (thing) => String(thing['@id']));
}

function thingsIn(thing: Thing): Thing[] {
  return Object.values(thing).flat().filter(isThing);
}
