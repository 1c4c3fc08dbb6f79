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
