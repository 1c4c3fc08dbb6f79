import type { Sources } from '../content-folder.ts';
import { routesOf } from '../pages.ts';
import type { FieldPath, Problem } from '../problem.ts';
import type { Facts } from '../types.ts';
import { type Entry, problem } from './entries.ts';

/** The links of the words lead to pages of this site, and to services. */
export function checkLinks(facts: Facts, sources: Sources): Problem[] {
  const { services } = facts.words.services;
  const known = new Set([...routesOf(facts), ...services.map(({ id }) => `/services#${id}`)]);
  // The template's links are the same on each area's page.
  const shared = facts.areas.slice(0, 1).flatMap(({ page }) => hrefsIn('area-page', page));
  const broken = Object.entries(facts.words)
    .flatMap(([file, words]) => hrefsIn(file, words))
    .concat(shared)
    .filter(({ value }) => !known.has(value));
  return broken.map((entry) => problem(sources, entry, `a page of this site: ${[...known].join(', ')}`));
}

/** Every field that is called `href`. */
function hrefsIn(file: string, value: unknown, field: FieldPath = []): Entry[] {
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const at = [...field, Array.isArray(value) ? Number(key) : key];
    return key === 'href' ? [{ file, field: at, value: String(item) }] : hrefsIn(file, item, at);
  });
}
