import { expect, test } from 'vitest';
import { attributesOf, read, routes, site } from '../support/site.ts';

/**
 * Path of each page, and the bands (full-width sections) that the specification asks for, in order. Each band is named by the id of a
 * heading or list in it. Any other bands of the page come after these.
 */
const bands: [path: string, listed: string[]][] = [
  ['/', ['page', 'highlights', 'emergency', 'why', 'reviews']],
  ['/services', ['page', ...site.words.services.services.map(({ id }) => id), 'emergency', 'questions']],
  ['/power-flushing', ['page', 'explanation', 'powder', 'benefits', 'signs', 'act', 'process', 'questions']],
  ['/about', ['page', 'badges', 'trust', 'in-your-house', 'at-a-glance']],
  ['/areas', ['page', 'main-areas', 'towns', 'neighbourhoods', 'response-times', 'not-listed', 'emergency']],
  ['/contact', ['page', 'banner', 'cards', 'service-area', 'promises']],
  ...site.areas.map(({ path }): [string, string[]] => [
    path,
    ['page', 'postcodes', 'response', 'services', 'comparison', 'benefits'],
  ]),
];

test('the table has every page', () => {
  expect(bands.map(([path]) => path)).toEqual(routes);
});

test.each(bands)('the bands of the specification come first on %s, in their order', async (path, listed) => {
  const ids = attributesOf(await read(path), 'main > * :is(h1, h2, ul)[id]', 'id');
  expect(ids.slice(0, listed.length)).toEqual(listed);
});

test.each(['/power-flushing', '/contact', ...site.areas.map(({ path }) => path)])(
  'the band with the last call button ends %s',
  async (path) => {
    expect(attributesOf(await read(path), 'main > * :is(h2)[id]', 'id').at(-1)).toBe('call');
  },
);
