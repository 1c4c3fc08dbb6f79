import { type CheerioAPI, load } from 'cheerio';
import type { Business } from '../../src/content/business.ts';
import type { Page } from '../../src/facts/types.ts';
import { pathOf } from '../build/check-pages.ts';
import type { Finding, Site } from './finding.ts';

const why = 'What goes live is dist/: a change to the facts reaches no reader until the site is built again';

/** Finds where the built site differs from the facts: pages, titles, name, number, address of the site. */
export function checkBuiltSite({ facts: { business, pages }, files }: Site): Finding[] {
  if (files.size === 0) return [finding('dist/', 'no built site')];
  const written = new Map(
    [...files].filter(([file]) => file.endsWith('.html')).map(([file, html]) => [pathOf(file), html]),
  );
  const known = new Set(pages.map(({ path }) => path));
  const extra = [...written.keys()].filter((path) => !known.has(path));
  const differences = new Map<string, string[]>();
  for (const page of pages) {
    for (const difference of differencesOf(page, written.get(page.path), business)) {
      differences.set(difference, [...(differences.get(difference) ?? []), fileOf(page.path)]);
    }
  }
  return [
    ...[...differences].map(([found, [first = '', ...others]]) =>
      finding(first, others.length > 0 ? `${found} (and ${others.length} more pages alike)` : found),
    ),
    ...extra.map((path) => finding(fileOf(path), 'a page that the facts do not have')),
  ];
}

/** What a page is without that the facts say. */
export function differencesOf(
  { path, title, description, kind }: Page,
  html: string | undefined,
  business: Business,
): string[] {
  if (html === undefined) return ['no such page'];
  const $ = load(html);
  const text = plain($('body').text());
  const shown = {
    [`no telephone number ${business.phone.text}`]: text.includes(plain(business.phone.text)),
    [`no link that dials ${business.phone.text}`]: $(`a[href="tel:${business.phone.e164}"]`).length > 0,
    [`no name ${business.name}`]: text.includes(plain(business.name)),
    'a different title from that of the facts': $('title').first().text() === title,
    'a different description from that of the facts': $('meta[name="description"]').attr('content') === description,
    [`a canonical address that is not on ${business.site}`]: kind === 'error' || canonical($) === business.site + path,
  };
  return Object.entries(shown).flatMap(([difference, right]) => (right ? [] : [difference]));
}

const canonical = ($: CheerioAPI) => $('link[rel="canonical"]').attr('href');
const plain = (text: string) => text.replace(/\s+/g, ' ');
const fileOf = (path: string) => `dist${path === '/' ? '/index' : path}.html`;

function finding(file: string, found: string): Finding {
  return { kind: 'site', place: { file, field: [] }, found, why, mend: 'npm run build' };
}
