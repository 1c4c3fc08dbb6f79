import { expect, test } from 'vitest';
import type { Zone } from '../../src/content/business.ts';
import { band, facts, read, textOf, textsOf } from '../support/site.ts';

/** What the specification says of the 20 areas, on the built site of the sample firm. */

const { areas } = facts;

/** Specification, section 3; Burgess Hill's order from the decisions. */
const postcodes: Record<string, string[]> = {
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
const zones: Record<string, Zone> = {
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
const minutes: Record<Zone, number> = { centre: 30, suburbs: 45, extended: 60 };

test('the areas are those of the specification, and each has its name on the map', async () => {
  expect(new Set(areas.map(({ slug }) => slug))).toEqual(new Set(Object.keys(postcodes)));
  const named = textsOf(await read('/areas'), 'main svg a text');
  expect(named.sort()).toEqual(areas.map(({ name }) => name).sort());
});

test('every area has its postcodes and its zone’s time, four neighbours, four services, six benefits and its links', async () => {
  for (const { name, path, slug } of areas) {
    const $ = await read(path);
    expect(textOf($, band('page')), path).toMatch(new RegExp(`Serving ${name}.*${name}.*Get Free Quote`));
    expect(textsOf($, band('postcodes', 'dt')), path).toEqual(postcodes[slug]);
    expect(textOf($, band('response', 'strong')), path).toBe(`${minutes[zones[slug] ?? 'extended']} minutes`);
    expect(textsOf($, band('postcodes', 'ul li')), path).toHaveLength(4);
    expect(textsOf($, band('services', 'h3')), path).toEqual([
      'System assessment',
      'Power flushing',
      'Powder flushing',
      'System protection',
    ]);
    expect(textsOf($, band('comparison', 'h3')), path).toEqual(['Power flushing', 'Powder flushing']);
    expect(textsOf($, band('benefits', 'li')), path).toHaveLength(6);
    expect(textOf($, band('call', 'a[href^="/contact"]')), path).toBe('Get Written Quote');
  }
});
