import { expect, test } from 'vitest';
import type { FieldPath } from '../../src/content/problem.ts';
import { plainText } from '../../src/content/running-text.ts';
import { textsOf } from '../../src/content/texts.ts';
import { attributesOf, everyPage, facts, get, readAll } from '../support/site.ts';

const said = await everythingSaid();

/** Fields whose values are no words: what they choose or lead to is tested elsewhere. */
const notWords =
  /^(behind|cutaway|date|drawing|e164|file|focus|ground|href|icon|id|language|month|page|pages|path|place|row|shape|slug|street|url|zone)$/;

test('every text and every fact that a firm can give is read, seen or heard somewhere on its site', () => {
  const { business, words, areas, jobs } = facts;
  // Hours are said as their own words; the price range is for search engines; days are below.
  const { hours: _, priceRange: __, insurance: ___, ...shown } = business;
  const done = jobs.map(({ name: _, ...job }) => job);
  const unsaid = textsOf({ business: shown, words, areas, jobs: done })
    .filter(([field, text]) => !field.some((key) => notWords.test(String(key))) && !isDay(text))
    .filter(([, text]) => !said.includes(squeeze(plainText(text))))
    .map(([field, text]) => `${nameOf(field)}: ${text}`);
  expect(unsaid).toEqual([]);
});

test('so are sums and days', () => {
  const { insurance } = facts.business;
  const sums = facts.words.prices.items.flatMap(({ from, to = from }) => [from, to]);
  for (const sum of [...sums, insurance?.cover ?? 0]) expect(said).toContain(`£${sum.toLocaleString('en-GB')}`);
  const days = [insurance?.until, facts.business.reviews?.checked].map((day) => new Date(day ?? ''));
  const written = days.map((day) => day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));
  for (const text of [insurance?.insurer ?? 'no insurer', ...written]) expect(said).toContain(text);
});

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The words of pages, of their heads and for screen readers, of drawings, and of the files that readers open. Not data for search engines. */
async function everythingSaid(): Promise<string> {
  const pages = await readAll(everyPage);
  const [, home] = pages[0] ?? [];
  const drawings = new Set(pages.flatMap(([, $]) => attributesOf($, 'img[src^="/drawings/"]', 'src')));
  const tooltips = home?.('body').attr('data-tooltips') ?? '';
  const files = [...drawings, tooltips, '/manifest.webmanifest', '/.well-known/security.txt'];
  const texts = await Promise.all(files.map(async (file) => (await get(file)).text()));
  const ofPages = pages.flatMap(([, $]) => [
    $('title').text(),
    $('body').clone().find('script, style').remove().end().text(),
    ...['alt', 'aria-label', 'content', 'href'].flatMap((name) => attributesOf($, `[${name}]`, name)),
  ]);
  return squeeze([...ofPages, ...texts.map((text) => text.replace(/<[^>]*>/g, ' '))].join('\n'));
}

const nameOf = (field: FieldPath) => field.join('.');

/** One space between words, none of the joiners that keep words whole, and signs as they are read. */
function squeeze(text: string): string {
  const signs = text.replaceAll('\u2060', '').replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
  return signs.replace(/\s+/g, ' ').trim();
}
