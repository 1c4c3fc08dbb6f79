import { expect, test } from 'vitest';
import { areaSlugs, band, facts, read, textsOf } from '../support/site.ts';

const { phone, responseMinutes } = facts.business;
const $ = await read('/areas');

const hrefs = (selector: string) =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href'));

test('four main areas have a card with a description, postcodes and a link to their page', () => {
  const cards = $(band('main-areas', 'article'));
  expect(
    cards.toArray().map((card) => [
      $(card).find('h3').text(),
      $(card).find('a').attr('href'),
      $(card)
        .find('ul[aria-label="Postcodes"] li')
        .toArray()
        .map((chip) => $(chip).text()),
    ]),
  ).toEqual([
    ['Hove', '/areas/hove', ['BN3']],
    ['Portslade', '/areas/portslade', ['BN41']],
    ['Worthing', '/areas/worthing', ['BN11', 'BN12', 'BN13', 'BN14']],
    ['Shoreham-by-Sea', '/areas/shoreham-by-sea', ['BN43']],
  ]);
  for (const card of cards.toArray()) expect($(card).find('p').text()).not.toBe('');
});

test('the other 16 towns are linked, so that all 20 area pages are', () => {
  const towns = hrefs(band('towns', 'li a'));
  expect(towns).toHaveLength(16);
  expect(new Set([...towns, ...hrefs(band('main-areas', 'h3 a'))])).toEqual(
    new Set(areaSlugs.map((slug) => `/areas/${slug}`)),
  );
});

test('21 Brighton neighbourhoods are listed and not linked', () => {
  expect(new Set(textsOf($, band('neighbourhoods', 'li'))).size).toBe(21);
  expect($(band('neighbourhoods', 'a'))).toHaveLength(0);
});

test('a table gives the response time of each zone, and says that times vary', () => {
  const { zones, note } = facts.words.areas.responseTimes;
  expect(textsOf($, band('response-times', 'tbody th'))).toEqual([zones.centre, zones.suburbs, zones.extended]);
  expect(textsOf($, band('response-times', 'tbody td'))).toEqual([
    `${responseMinutes.centre} minutes`,
    `${responseMinutes.suburbs} minutes`,
    `${responseMinutes.extended} minutes`,
  ]);
  expect($(band('response-times', 'caption')).text()).not.toBe('');
  expect($(band('response-times')).text()).toContain(note);
});

test('a reader whose area is not listed is asked to phone', () => {
  expect($(band('not-listed', `a[href="tel:${phone.e164}"]`))).toHaveLength(1);
});

test('an emergency band carries a call button', () => {
  expect($(band('emergency', `a[href="tel:${phone.e164}"]`))).toHaveLength(1);
});
