import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { svgNamed } from '../svg-file.ts';
import { HomeTerrace, streetSize, TownStreet } from './TownStreet.tsx';

const street = (row: Parameters<typeof TownStreet>[0]['row']) =>
  renderToStaticMarkup(TownStreet({ row, svg: svgNamed }));
/**
 * Returns the items (houses and sights) of a drawn street, from left to right. `turned`: whether the item is mirrored. `x`: position of the
 * item's left edge or, if the item is mirrored, its right edge. `form`: empty for the first form of a house, `-2` for the second.
 */
const placesOf = (svg: string) =>
  [...svg.matchAll(/<use href="#([a-zA-Z]+)(-\d)?" transform="(translate|matrix)\(([-\d .]+)\)/g)].map(
    ([, name, form = '', how, numbers = '']) => ({
      name,
      form,
      turned: how === 'matrix',
      x: Number(how === 'matrix' ? numbers.split(' ')[4] : numbers),
    }),
  );

test('the row is repeated until the street is full', () => {
  const places = placesOf(street(['regency']));
  expect(places[0]?.x).toBeLessThanOrEqual(0);
  expect(places.at(-1)?.x).toBeGreaterThanOrEqual(streetSize.width - 117);
  for (const [index, { x }] of places.slice(1).entries()) expect(x - (places[index]?.x ?? 0)).toBe(117);
});

test('the forms of a house are drawn in turn', () => {
  const svg = street(['regency']);
  const forms = placesOf(svg).map(({ form }) => form);
  const first = forms.indexOf('');
  expect(forms.slice(first, first + 4)).toEqual(['', '-2', '-3', '']);
  for (const form of ['-2', '-3']) {
    const { content } = svgNamed(`street/regency${form}`);
    expect(svg).toContain(`<g id="regency${form}"><use href="#regency"></use><g>${content}</g></g>`);
  }
});

test('the middle of the row is the middle of the street, which is what a phone shows', () => {
  const piers = placesOf(street(['terrace', 'pier', 'terrace'])).filter(({ name }) => name === 'pier');
  expect(piers.map(({ x }) => x + 420 / 2)).toContain(streetSize.width / 2);
});

test('a sight is drawn once, at its place in the row, unless the row has only sights', () => {
  const names = placesOf(street(['timber', 'castle', 'flint'])).map(({ name }) => name);
  expect(names.filter((name) => name === 'castle')).toHaveLength(1);
  expect(names[names.indexOf('castle') - 1]).toBe('timber');
  expect(placesOf(street(['obelisk'])).length).toBeGreaterThan(1);
});

test('every other house of some kinds is mirrored, and terraces never are', () => {
  expect(placesOf(street(['bungalow'])).map(({ turned }) => turned)).toEqual(expect.arrayContaining([false, true]));
  expect(placesOf(street(['terrace'])).some(({ turned }) => turned)).toBe(false);
});

test('a house for which the picture on Home has no room isn’t in its file', () => {
  const house = svgNamed('inline/cottage');
  const svg = renderToStaticMarkup(HomeTerrace({ house, row: ['timber', 'spire', 'terrace'], svg: svgNamed }));
  expect(svg).toContain('<g id="spire"');
  expect(svg).not.toContain('<g id="terrace"');
});
