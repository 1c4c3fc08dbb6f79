import { expect, test } from 'vitest';
import { hasReviews } from '../../src/site/pages.ts';
import { attributesOf, band, call, read, routes, site, textsOf } from '../support/site.ts';

const { business, words } = site;

test.each(routes)('%s has one call button in its introduction, with the number', async (path) => {
  expect(textsOf(await read(path), band('page', `${call}[data-size]`))).toEqual([
    expect.stringContaining(business.phone.text),
  ]);
});

test.each([
  ['/', 'emergency', words.emergency.call],
  ['/services', 'emergency', words.emergency.call],
  ['/areas', 'emergency', words.emergency.call],
  ['/contact', 'emergency', words.emergency.call],
  ['/power-flushing', 'act', words['power-flushing'].whenToAct.call],
  ['/areas', 'not-listed', words.areas.notListed.call],
])('%s has one call button in the band %s', async (path, id, label) => {
  expect(textsOf(await read(path), band(id, `${call}[data-size]`))).toEqual([`${label} ${business.phone.text}`]);
});

test('the last section of Home has the number, and the reviews if the firm has any and does not put them first', async () => {
  const end = 'main > section:last-child';
  expect(textsOf(await read('/'), `${end} ${call}`)).toEqual([expect.stringContaining(business.phone.text)]);
  expect(attributesOf(await read('/'), `${end} h2`, 'id')).toEqual([
    hasReviews(words) && site.words.look.first !== 'reviews' ? 'reviews' : 'why',
  ]);
});
