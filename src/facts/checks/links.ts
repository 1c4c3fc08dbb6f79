import type { Content } from '../content-folder.ts';
import { badgesOf } from '../explanations.ts';
import { anchors, routesOf } from '../pages.ts';
import type { FieldPath, Problem } from '../problem.ts';
import { linksIn } from '../running-text.ts';
import type { Facts } from '../types.ts';
import { type Entry, problem } from './entries.ts';

/** The links of the words lead to pages of this site, to services, and to bands that other pages point to. */
export function checkLinks(facts: Facts, { areas, sources, template, words }: Content): Problem[] {
  const services = facts.words.services.services.map(({ id }) => `/services#${id}`);
  const badges = badgesOf(facts.words.badges).map(({ id }) => `/about#${id}`);
  const known = new Set([...routesOf(facts), ...services, ...anchors, ...badges]);
  const files = Object.entries({ ...words, 'area-page': template });
  for (const [slug, own] of areas) files.push([`areas/${slug}`, own as never]);
  const broken = files.flatMap(([file, own]) => targetsIn(file, own)).filter(({ value }) => !known.has(value));
  return broken.map((entry) => problem(sources, entry, `a page of this site: ${[...known].join(', ')}`));
}

/** Every field that is called `href`, and every link in a text. */
function targetsIn(file: string, value: unknown, field: FieldPath = []): Entry[] {
  if (typeof value === 'string') {
    const targets = field.at(-1) === 'href' ? [value] : linksIn(value);
    return targets.map((target) => ({ file, field, value: target }));
  }
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    targetsIn(file, item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}
