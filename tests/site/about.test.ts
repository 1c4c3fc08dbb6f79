import { expect, test } from 'vitest';
import { band, facts, read, textOf, textsOf } from '../support/site.ts';

const { phone } = facts.business;
const $ = await read('/about');

test('the story is headed experienced, reliable and local, beside badges and a phone button', () => {
  expect(textOf($, 'h1').toLowerCase()).toMatch(/experienced.*reliable.*local/);
  expect($(band('page', 'ul[aria-label="Memberships and guarantees"] > li')).length).toBeGreaterThanOrEqual(4);
  expect($(band('page', `a[href="tel:${phone.e164}"]`))).toHaveLength(1);
});

test('there are five trust points and three values', () => {
  expect($(band('trust', 'li h3'))).toHaveLength(5);
  expect(textsOf($, band('values', 'li h3'))).toEqual(['Professional Standards', 'Customer First', 'Fast Response']);
});

test('the highlight cards are the six that were decided', () => {
  expect(textsOf($, band('in-your-house', 'li h3'))).toEqual([
    'Local knowledge',
    'One team for heating and plumbing',
    'Written quotes',
    'Tidy work',
    'Clear explanations',
    'After-care',
  ]);
});

test('the page ends in a band of three', () => {
  expect(textsOf($, 'section[aria-label="At a glance"] strong')).toEqual([
    '24/7 Emergency Service',
    '100% Satisfaction Guarantee',
    'Local Brighton & Hove',
  ]);
});
