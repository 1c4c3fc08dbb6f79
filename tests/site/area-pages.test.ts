import { describe, expect, test } from 'vitest';
import type { Zone } from '../../src/facts/business.ts';
import { type areaSlugs, band, facts, read, textOf, textsOf } from '../support/site.ts';

const { phone, responseMinutes } = facts.business;

/** Specification, section 3; Burgess Hill's order from the decisions. */
const postcodes: Record<(typeof areaSlugs)[number], string[]> = {
  hove: ['BN3'],
  portslade: ['BN41'],
  'shoreham-by-sea': ['BN43'],
  worthing: ['BN11', 'BN12', 'BN13', 'BN14'],
  lewes: ['BN7', 'BN8'],
  peacehaven: ['BN10'],
  newhaven: ['BN9'],
  seaford: ['BN25'],
  rottingdean: ['BN2'],
  saltdean: ['BN2'],
  woodingdean: ['BN2'],
  moulsecoomb: ['BN2'],
  patcham: ['BN1'],
  hangleton: ['BN3'],
  southwick: ['BN42'],
  lancing: ['BN15'],
  sompting: ['BN15'],
  steyning: ['BN44'],
  hassocks: ['BN6'],
  'burgess-hill': ['RH15', 'BN6'],
};

/** The decisions, "Response zone per area"; the other areas are the extended ones. */
const zones: Partial<Record<(typeof areaSlugs)[number], Zone>> = {
  hove: 'centre',
  portslade: 'suburbs',
  rottingdean: 'suburbs',
  saltdean: 'suburbs',
  woodingdean: 'suburbs',
  moulsecoomb: 'suburbs',
  patcham: 'suburbs',
  hangleton: 'suburbs',
  southwick: 'suburbs',
};

test('there are 20 area pages', () => {
  expect(facts.areas.map(({ slug }) => slug)).toEqual(Object.keys(postcodes));
});

describe.each(facts.areas)('the page of $name', (area) => {
  test('begins with a badge, a heading, a call button, a free quote and two notes', async () => {
    const $ = await read(area.path);
    const hero = $(band('page'));
    expect(hero.text()).toContain(`Serving ${area.name}`);
    expect(hero.find('h1').text()).toContain(area.name);
    expect(hero.find(`a[href="tel:${phone.e164}"]`)).toHaveLength(1);
    expect(hero.find('a[href="/contact"]').text()).toBe('Get Free Quote');
    expect(hero.text()).toContain(area.page.membership);
    expect(hero.text()).toContain(area.page.sameDay);
    expect(hero.text()).toContain(area.description);
  });

  test('names the area in its title and description', async () => {
    const $ = await read(area.path);
    expect($('head > title').text()).toContain(area.name);
    expect($('meta[name="description"]').attr('content')).toContain(area.searchSummary);
  });

  test('has a card with its postcodes and four nearby areas, linked where they have a page', async () => {
    const $ = await read(area.path);
    expect(textsOf($, band('postcodes', 'dt'))).toEqual(postcodes[area.slug]);
    expect(textsOf($, band('postcodes', 'dd'))).toEqual(area.postcodes.map((code) => facts.words.postcodes[code]));
    const nearby = $(band('postcodes', `ul[aria-label="Places near ${area.name}"] li`)).toArray();
    expect(nearby.map((place) => $(place).text())).toEqual(area.nearby);
    expect(nearby).toHaveLength(4);
    for (const place of nearby) {
      const page = facts.areas.find(({ name }) => name === $(place).text());
      expect($(place).find('a').attr('href')).toBe(page?.path);
    }
  });

  test('has a fast-response card with its zone’s time', async () => {
    const $ = await read(area.path);
    expect(textOf($, band('response', 'strong'))).toBe(`${responseMinutes[zones[area.slug] ?? 'extended']} minutes`);
  });

  test('has four service cards, a comparison, six benefits and a closing band', async () => {
    const $ = await read(area.path);
    expect(textsOf($, band('services', 'li h3'))).toEqual([
      'System assessment',
      'Power flushing',
      'Powder flushing',
      'System protection',
    ]);
    expect(textsOf($, band('comparison', 'th[scope="col"]'))).toEqual(['Power flushing', 'Powder flushing']);
    expect($(band('benefits', 'li'))).toHaveLength(6);
    expect($(band('call', `a[href="tel:${phone.e164}"]`))).toHaveLength(1);
    expect($(band('call', 'a[href="/contact"]')).text()).toBe('Get Written Quote');
  });

  test('tells of its own homes and their heating', async () => {
    const $ = await read(area.path);
    expect(textsOf($, band('homes', 'p'))).toEqual(area.homes.text);
    expect(textsOf($, band('heating', 'p'))).toEqual(area.heating.text);
  });
});

test('Hove is near Brighton, Portslade, Hangleton and Aldrington', () => {
  expect(facts.areas.find(({ slug }) => slug === 'hove')?.nearby).toEqual([
    'Brighton',
    'Portslade',
    'Hangleton',
    'Aldrington',
  ]);
});

test('no two area pages share 60 % of their main text’s five-word sequences', async () => {
  const texts = await Promise.all(
    facts.areas.map(async ({ name, path }) => ({ name, sequences: sequencesOf(await mainText(path)) })),
  );
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const common = [...one.sequences].filter((sequence) => other.sequences.has(sequence)).length;
      const share = common / Math.min(one.sequences.size, other.sequences.size);
      expect(share, `${one.name} and ${other.name} share too much`).toBeLessThan(0.6);
    }
  }
});

async function mainText(path: string): Promise<string> {
  const $ = await read(path);
  return $('main')
    .find('h1, h2, h3, p, li, th, td')
    .toArray()
    .map((element) => $(element).text())
    .join(' ');
}

function sequencesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}
