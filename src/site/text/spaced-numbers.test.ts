import { expect, test } from 'vitest';
import { numberParts } from './spaced-numbers.ts';

const numbersIn = (text: string) => numberParts(text).flatMap(({ text: part, isNumber }) => (isNumber ? [part] : []));

test.each([
  ['Smell gas? Ring 0800 111 999.', ['0800 111 999']],
  ['Southern Water 0330 303 0368 or South East Water 0333 000 0002', ['0330 303 0368', '0333 000 0002']],
  [
    '(01273) 111222, +44 1273 111222 or +44 (0)1273 111 222',
    ['(01273) 111222', '+44 1273 111222', '+44 (0)1273 111 222'],
  ],
  ['0800-111-999', ['0800-111-999']],
  ['+44 (1632) 960 247, 0(1632)960247, 01632 - 960247', ['+44 (1632) 960 247', '0(1632)960247', '01632 - 960247']],
  ['Ring +441632960247 (01632 960 247)', ['+441632960247', '01632 960 247']],
  ['VAT number GB 123 4567 89.', ['123 4567 89']],
])('numbers in several groups are found: %s', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
  expect(
    numberParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test.each([
  'It takes 30 to 60 minutes, 24/7, at £95.50',
  'BN11, BN12 and BN13 1AB',
  'In 1935-36, or since 1998 (28 years)',
  'Company number 01234567',
  'Write to 07700-900247@example.com',
  'Up to £5,000,000 2027',
])('years, times, prices, postcodes and numbers in one piece are not: %s', (text) => {
  expect(numbersIn(text)).toEqual([]);
});
