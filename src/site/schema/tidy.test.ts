import { expect, test } from 'vitest';
import { companyNumberFrom, isoDay, isoMonth, postcodeFrom, poundsFrom, siteFrom, withoutQuotes } from './tidy.ts';

test.each([
  ...['2026-11-01', '1/11/2026', '1/11/26', '01/11/2026', '1.11.2026', '1-11-2026', '“1/11/2026”'],
  ...[
    '1 November 2026',
    '1st November 2026',
    '1 Nov 2026',
    '1st of november, 2026',
    'November 1, 2026',
    'Nov 1st 2026',
  ],
])('%j is the first of November', (typed) => {
  expect(isoDay(typed)).toBe('2026-11-01');
});

test.each(['1/2026', '1/11/126', 'soon', '32 Smarch 2026', '2026'])('%j is no certain day', (typed) => {
  expect(isoDay(typed)).toBe(typed);
});

test.each(['2026-09', 'September 2026', 'Sept 2026', 'sep 2026', '9/2026', '09/2026'])(
  '%j is the month of September',
  (typed) => {
    expect(isoMonth(typed)).toBe('2026-09');
  },
);

test.each<[string, number | undefined]>([
  ...['2000000', '2,000,000', '£2,000,000', '£2 million', '2m', '£2m', '2 million pounds', '“£2 million”'].map(
    (typed): [string, number] => [typed, 2_000_000],
  ),
  ['500k', 500_000],
  ['2.3 million', 2_300_000],
  ['two million', undefined],
  ['2,00,000', undefined],
  ['£2 billion', undefined],
])('%j is %s pounds', (typed, pounds) => {
  expect(poundsFrom(typed)).toBe(pounds);
});

test.each([
  'https://www.ouse.co.uk',
  'www.ouse.co.uk',
  'http://www.ouse.co.uk/',
  'WWW.Ouse.co.uk/',
  ' https://www.ouse.co.uk/ ',
])('%j is the address of a site', (typed) => {
  expect(siteFrom(typed)).toBe('https://www.ouse.co.uk');
});

test('an address with a path stays as it is, to be refused', () => {
  expect(siteFrom('https://ouse.co.uk/plumber/')).toBe('https://ouse.co.uk/plumber');
  expect(siteFrom('www.ouse.co.uk/plumber')).toBe('www.ouse.co.uk/plumber');
});

test.each([
  ['sy81da', 'SY8 1DA'],
  ['SY8 1DA', 'SY8 1DA'],
  ['rh12  0zz', 'RH12 0ZZ'],
  ['ec1a1bb', 'EC1A 1BB'],
  ['m11ae', 'M1 1AE'],
  ['SY8', 'SY8'],
])('the postcode %j is %j', (typed, tidied) => {
  expect(postcodeFrom(typed)).toBe(tidied);
});

test('a company number of seven digits gets its 0, and no other does', () => {
  expect(companyNumberFrom('8123456')).toBe('08123456');
  expect(companyNumberFrom('sc 123456')).toBe('SC123456');
  expect(companyNumberFrom('812345')).toBe('812345');
});

test('only quotes round the whole are taken off', () => {
  expect(['“01632 960 247”', '"512345"', '‘512345’', 'O’Rourke', '"a" and "b"x'].map(withoutQuotes)).toEqual([
    ...['01632 960 247', '512345', '512345', 'O’Rourke', '"a" and "b"x'],
  ]);
});
