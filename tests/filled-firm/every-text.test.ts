import { expect, test } from 'vitest';
import type { FieldPath } from '../../src/site/problem.ts';
import { plainText } from '../../src/site/text/running-text.ts';
import { textsOf } from '../../src/site/text/texts.ts';
import { attributesOf, everyPage, get, readAll, site } from '../support/site.ts';

const said = await everythingSaid();

/** Fields whose values are no words: what they choose or lead to is tested elsewhere. */
const notWords =
  /^(behind|cutaway|date|drawing|e164|file|focus|ground|href|icon|id|language|month|path|place|shape|slug|url|zone)$/;
/** Lists of the same kind. */
const notWordLists = /^(pages|row|localZones)$/;

test('every text and every fact that a firm can give is read, seen or heard somewhere on its site', () => {
  const { business, words, areas, jobs } = site;
  // Hours are said in words of their own; the price range is for search engines.
  const { hours: _, priceRange: __, ...shown } = business;
  const done = jobs.map(({ name: _, ...job }) => job);
  const unsaid = textsOf({ business: shown, words, areas, jobs: done })
    .filter(([field, text]) => !isDay(text) && !isNoWord(field) && !isReplaced(field))
    .filter(([, text]) => !isSaid(plainText(text)))
    .map(([field, text]) => `${field.join('.')}: ${text}`);
  expect(unsaid).toEqual([]);
});

test('every sum and every day is written on the site', () => {
  const { insurance, reviews } = site.business;
  const sums = site.words.prices.items.flatMap(({ from, to = from }) => [from, to]);
  for (const sum of [...sums, insurance?.cover ?? 0]) expect(said).toContain(`£${sum.toLocaleString('en-GB')}`);
  for (const day of [insurance?.until, reviews?.checked]) {
    const date = new Date(day ?? '');
    expect(said).toContain(date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));
  }
});

function isNoWord(field: FieldPath): boolean {
  const names = field.filter((key) => typeof key === 'string');
  const isInList = typeof field.at(-1) === 'number';
  return isInList ? notWordLists.test(String(names.at(-1))) : notWords.test(String(names.at(-1)));
}

/** Words that all areas share, where the area has its own. */
function isReplaced([top, index, page, ...rest]: FieldPath): boolean {
  if (top !== 'areas' || page !== 'page') return false;
  const area = site.areas[Number(index)];
  const [group, service] = rest;
  if (group === 'searchSummary') return area?.searchSummary !== undefined;
  return group === 'services' && rest.at(-1) === 'text' && Object.keys(area?.services ?? {}).includes(String(service));
}

/** Whether a text is said, as words of its own: the number 000 isn't said by 0000. */
function isSaid(text: string): boolean {
  const whole = squeeze(text);
  const [before, after] = [/^\w/.test(whole), /\w$/.test(whole)];
  for (let at = said.indexOf(whole); at >= 0; at = said.indexOf(whole, at + 1)) {
    const [left = ' ', right = ' '] = [said[at - 1], said[at + whole.length]];
    if (!(before && /\w/.test(left)) && !(after && /\w/.test(right))) return true;
  }
  return false;
}

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
    blocksApart($('body').clone().find('script, style').remove().end().html() ?? ''),
    ...['alt', 'aria-label', 'content', 'href'].flatMap((name) => attributesOf($, `[${name}]`, name)),
  ]);
  return squeeze([...ofPages, ...texts.map(blocksApart)].join('\n'));
}

/** The texts of HTML or SVG, with a space between those of blocks. */
function blocksApart(html: string): string {
  return html.replace(/<!--.*?-->|<\/?(?:a|b|bdi|em|small|span|strong|time)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ');
}

/** One space between words, none of the joiners that keep words whole, and signs as they are read. */
function squeeze(text: string): string {
  const signs = text.replaceAll('\u2060', '').replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
  return signs.replace(/\s+/g, ' ').trim();
}
