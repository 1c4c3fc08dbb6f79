import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { withNearestPlaces } from './areas.ts';

const site = await readWith({});

test('a town that has a page of its own is named once among the places on Contact', () => {
  const [first, second] = site.areas.map(({ name }) => name);
  const { serviceArea } = site.words.contact;
  const words = { ...site.words, contact: { ...site.words.contact, serviceArea: { ...serviceArea, main: [] } } };
  const business = { ...site.business, towns: [first, second].filter((name) => name !== undefined) };
  const { main } = withNearestPlaces(words, site.areas, business).contact.serviceArea;
  expect(main.slice(0, 2)).toEqual([first, second]);
  expect(new Set(main).size).toBe(4);
});

test('the Areas page has cards for the nearest areas, and for those further out only if there are no others', () => {
  const { areas, business, words } = site;
  const { main } = words.areas;
  const none = { ...words, areas: { ...words.areas, main: { ...main, areas: [] } } };
  const cardsOf = (some: typeof areas) =>
    withNearestPlaces(none, some, business).areas.main.areas.map(({ slug }) => slug);
  const [first, second] = areas;
  if (!first || !second) throw new Error('The example firm has fewer than two areas');
  const near = { ...first, zone: 'suburbs' as const };
  const far = { ...second, zone: 'extended' as const };
  expect(cardsOf([far, near])).toEqual([near.slug]);
  expect(cardsOf([far])).toEqual([far.slug]);
});
