import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readClaims } from '../../src/site/schema/claims.ts';
import { gasEmergency } from '../../src/site/schema/phone.ts';
import { band, call, read, readAll, routes, site, targetsOf, textOf, textsOf } from '../support/site.ts';
import { nodesOfType } from '../support/structured-data.ts';

/** Texts and counts that the specification asks for. Comments in the YAML file describe the columns. */
const specification: {
  texts: [path: string, selector: string, texts: string[]][];
  counts: [path: string, selector: string, count: number][];
  phrases: [path: string, words: string][];
  areas: Record<string, [postcodes: string[], minutes: number]>;
} = parse(readFileSync('tests/fixtures/specification.yaml', 'utf8'));

const { areas, business, words } = site;

/** Returns a matcher if the text is a regular expression between slashes, otherwise the text itself. */
function like(text: string) {
  const pattern = /^\/(.*)\/$/.exec(text)?.[1];
  return pattern === undefined ? text : expect.stringMatching(new RegExp(pattern));
}

test.each(specification.texts)('%s: %s has the texts of the specification', async (path, selector, texts) => {
  expect(textsOf(await read(path), selector.replace('{call}', call))).toEqual(texts.map(like));
});

test.each(specification.counts)('%s: %s has %i different texts', async (path, selector, count) => {
  expect(new Set(textsOf(await read(path), selector)).size).toBe(count);
});

test.each(specification.phrases)('%s contains %s', async (path, phrase) => {
  expect(textOf(await read(path), 'main')).toEqual(like(phrase));
});

test('Home’s hero has the heading, the call button, View Services, the association’s badge and four trust badges, in this order', async () => {
  const hero = (await read('/'))('main > section').first();
  const inHero = hero.find('ul li, h1, a[data-size], a[href="/services"]').toArray();
  const texts = inHero.map((part) => hero.find(part).text().replace(/\s+/g, ' ').trim());
  expect(texts).toEqual(
    [
      '/Water where it should be/',
      `/${business.phone.text}/`,
      'View services',
      'Power Flush Association member',
      'Gas Safe registered',
      'Fully insured',
      '24/7 emergency service',
      '5 stars from 47 reviews',
    ].map(like),
  );
});

test('the site has 26 routes: six pages, and 20 areas', () => {
  expect(routes.slice(0, 6)).toEqual(['/', '/services', '/power-flushing', '/about', '/areas', '/contact']);
  expect(routes).toHaveLength(26);
});

test('the areas are those of the specification, and each has its name on the map', async () => {
  expect(new Set(areas.map(({ slug }) => slug))).toEqual(new Set(Object.keys(specification.areas)));
  const named = textsOf(await read('/areas'), 'main svg a text');
  expect(named.sort()).toEqual(areas.map(({ name }) => name).sort());
});

test('every area has its postcodes, its response time, four neighbours, four services, six benefits and its links', async () => {
  for (const { name, path, slug } of areas) {
    const $ = await read(path);
    const [postcodes, minutes] = specification.areas[slug] ?? [];
    expect(textOf($, band('page')), path).toMatch(new RegExp(`Serving ${name}.*${name}.*Get free quote`));
    expect(textsOf($, band('postcodes', 'dt')), path).toEqual(postcodes);
    expect(textOf($, band('response', 'strong')), path).toBe(`${minutes} minutes`);
    expect(textsOf($, band('postcodes', 'ul li')), path).toHaveLength(4);
    const services = ['System assessment', 'Power flushing', 'Powder flushing', 'System protection'];
    expect(textsOf($, band('services', 'li h3')), path).toEqual(services);
    expect(textsOf($, band('comparison', 'h3')), path).toEqual(['/^Power flushing/', '/^Powder flushing/'].map(like));
    expect(textsOf($, band('benefits', 'li')), path).toHaveLength(6);
    expect(textOf($, band('call', 'a[href^="/contact"]')), path).toBe('Get written quote');
  }
});

test('the footer has the service area, and says that the firm answers at every hour', async () => {
  expect(textOf(await read('/'), 'footer')).toMatch(/Brighton & Hove, Sussex.*24\/7 emergency service/);
});

test('the structured data has a rating of 5 from 47 reviews, the price range ££ and the towns', async () => {
  const [firm] = nodesOfType(await read('/'), 'Plumber');
  expect(firm).toMatchObject({ priceRange: '££', aggregateRating: { ratingValue: 5, reviewCount: 47 } });
  expect(firm?.areaServed).toEqual(['Brighton', 'Hove'].map((name) => ({ '@type': 'City', name })));
  expect(business.responseMinutes).toEqual({ centre: 30, suburbs: 45, extended: 60 });
});

test('the sample firm has no evidence for its claims', () => {
  expect(readClaims('firms/sample/content')).toEqual({});
});

test('the gas emergency number is the National Gas Emergency Service’s', () => {
  expect(gasEmergency).toEqual({ text: '0800 111 999', e164: '+44800111999' });
});

test('no page says that a power flush is compulsory', async () => {
  const wrong = /power flush(ing)? (is|are) (required|compulsory|mandatory)|must be (power )?flushed/i;
  for (const [path, $] of await readAll()) expect($('main').text(), path).not.toMatch(wrong);
});

test('texts of the site link to every trade word', async () => {
  const linked = (await readAll())
    .flatMap(([path, $]) => targetsOf($, 'a[data-explained]', path))
    .filter((target) => target.startsWith('/power-flushing#'));
  const trade = Object.keys(words['trade-words'].words);
  expect(trade).toEqual(expect.arrayContaining(['inhibitor', 'magnetite', 'microbore', 'kettling']));
  expect(new Set(linked)).toEqual(new Set(trade.map((word) => `/power-flushing#${word}`)));
});
