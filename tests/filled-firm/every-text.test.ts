import { expect, test } from 'vitest';
import type { FieldPath } from '../../src/site/field-path.ts';
import { plainText } from '../../src/site/text/sentence.ts';
import { textsOf } from '../../src/site/text/texts.ts';
import { attributesOf, everyPage, get, readAll, site } from '../support/site.ts';

const pages = await readAll(everyPage);
const allTexts = await textsOfSite();

/** Names of fields whose values are not shown as text, such as dates, ids and choices. Web addresses (`url`) have a test of their own. */
const withoutText =
  /^(behind|corners|cutaway|date|drawing|e164|edges|file|first|focus|ground|hero|house|href|icon|id|language|lettering|month|path|pipe|place|plate|services|shape|slug|url|zone)$/;
/** Names of lists whose items are not shown as text: paths of pages, kinds of houses, names of zones. */
const listsWithoutText = /^(pages|row|localZones)$/;

test('every text and every fact of the firm is somewhere on its site', () => {
  const { business, words, areas, jobs } = site;
  // Leave out `hours`, which pages show in another form, and `priceRange`, which is only for search engines.
  const { hours: _, priceRange: __, ...shown } = business;
  const done = jobs.map(({ name: _, ...job }) => job);
  const missing = textsOf({ business: shown, words, areas, jobs: done })
    .filter(([field, text]) => !isDay(text) && !isWithoutText(field) && !isReplaced(field))
    .filter(([, text]) => !isShown(plainText(text)))
    .map(([field, text]) => `${field.join('.')}: ${text}`);
  expect(missing).toEqual([]);
});

test('every web address of the firm is the target of a link', () => {
  const { business, words, areas, jobs } = site;
  const targets = pages.flatMap(([, $]) => attributesOf($, 'a[href]', 'href'));
  const addresses = textsOf({ business, words, areas, jobs }).filter(([field]) => field.at(-1) === 'url');
  const missing = addresses.filter(([, address]) => !targets.includes(address));
  expect(missing.map(([field, address]) => `${field.join('.')}: ${address}`)).toEqual([]);
});

test('every sum and every date of the firm is on the site', () => {
  const { insurance, reviews } = site.business;
  const sums = site.words.prices.items.flatMap(({ from, to = from }) => [from, to]);
  for (const sum of [...sums, insurance?.cover ?? 0]) expect(allTexts).toContain(`£${sum.toLocaleString('en-GB')}`);
  for (const day of [insurance?.until, reviews?.checked]) {
    const date = new Date(day ?? '');
    expect(allTexts).toContain(date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));
  }
});

function isWithoutText(field: FieldPath): boolean {
  const names = field.filter((key) => typeof key === 'string');
  const isInList = typeof field.at(-1) === 'number';
  return isInList ? listsWithoutText.test(String(names.at(-1))) : withoutText.test(String(names.at(-1)));
}

/**
 * Whether pages show something else in place of a field's text: the page of an area its own text in place of shared words, or Home another
 * drawing in place of the house and its notes.
 */
function isReplaced([top, index, words, ...rest]: FieldPath): boolean {
  // Notes on the drawing of the house. The firm may have chosen another drawing for the top of Home (`look.hero`).
  if (top === 'words' && index === 'house') return site.words.look.hero !== 'house';
  if (top !== 'areas' || words !== 'sharedWords') return false;
  const area = site.areas[Number(index)];
  const [group, service] = rest;
  if (group === 'searchSummary') return area?.searchSummary !== undefined;
  return group === 'services' && rest.at(-1) === 'text' && Object.keys(area?.services ?? {}).includes(String(service));
}

/** Whether a text is on the site as whole words, so that "000" is not found inside "0000". */
function isShown(text: string): boolean {
  const whole = squeeze(text);
  const [before, after] = [/^\w/.test(whole), /\w$/.test(whole)];
  for (let at = allTexts.indexOf(whole); at >= 0; at = allTexts.indexOf(whole, at + 1)) {
    const [left = ' ', right = ' '] = [allTexts[at - 1], allTexts[at + whole.length]];
    if (!(before && /\w/.test(left)) && !(after && /\w/.test(right))) return true;
  }
  return false;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/**
 * All texts of the site in one string: texts and labels of pages, descriptions in their heads, drawings, tooltips, the manifest and
 * security.txt. Structured data is left out.
 */
async function textsOfSite(): Promise<string> {
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

/** Text of HTML or SVG, with a space in place of each tag except inline tags, which are removed. */
function blocksApart(html: string): string {
  return html.replace(/<!--.*?-->|<\/?(?:a|b|bdi|em|small|span|strong|time)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ');
}

/** Collapses white space, removes word joiners (U+2060), and decodes two entities: `&amp;` to & and `&#x27;` to a curly apostrophe. */
function squeeze(text: string): string {
  const signs = text.replaceAll('\u2060', '').replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
  return signs.replace(/\s+/g, ' ').trim();
}
