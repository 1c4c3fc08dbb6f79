import { expect, test } from 'vitest';
import { band, facts, read, textsOf } from '../support/site.ts';

const { phone } = facts.business;
const { cards: cardWords, serviceArea } = facts.words.contact;
const $ = await read('/contact');

test('an emergency banner carries a call button', () => {
  expect($(band('emergency', `a[href="tel:${phone.e164}"]`))).toHaveLength(1);
});

test('four cards: emergency phone, general enquiries, service area, operating hours', () => {
  const cards = $(band('cards', 'article')).toArray();
  expect(cards.map((card) => [$(card).find('h3').text(), $(card).find('a').first().attr('href')])).toEqual([
    ['Emergency phone', `tel:${phone.e164}`],
    ['General enquiries', `tel:${phone.e164}`],
    ['Service area', '/areas'],
    ['Operating hours', undefined],
  ]);
  expect($(cards[3]).text()).toContain(cardWords.hours.text);
});

test('a service area card lists four places and the extended coverage', () => {
  expect(textsOf($, band('service-area', 'li'))).toEqual(['Brighton', 'Hove', 'Portslade', 'Worthing']);
  expect($(band('service-area')).text()).toContain(serviceArea.extended);
});

test('there are six promises', () => {
  expect($(band('promises', 'li'))).toHaveLength(6);
});

test('a closing band carries a call button and a link to the services', () => {
  expect($(band('call', `a[href="tel:${phone.e164}"]`))).toHaveLength(1);
  expect($(band('call', 'a[href="/services"]'))).toHaveLength(1);
});

test('there is no contact form', () => {
  expect($('form, input, textarea, select')).toHaveLength(0);
});
