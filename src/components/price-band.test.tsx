import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { markup, textsOf } from '../../tests/support/render.ts';
import { plainText } from '../site/text/sentence.ts';
import { PriceBand } from './PriceBand.tsx';

const { prices } = (await readWith({})).words;
type Items = typeof prices.items;
const items: Items = [
  { job: 'A tap', from: 80, moves: 'The tap', pages: ['/services' as const] },
  { job: 'A flush', from: 400, to: 1250, moves: 'The sludge', pages: ['/power-flushing' as const] },
];
const shown = (page: '/services' | '/power-flushing', some: Items = items) => (
  <PriceBand words={{ ...prices, items: some }} page={page} language="en-GB" look={{}} />
);

test('a price is a lowest price, or a range', () => {
  expect(textsOf(shown('/services'), 'td')).toEqual([`${prices.from} £80`]);
  expect(textsOf(shown('/power-flushing'), 'td')).toEqual([`£400 ${prices.to} £1,250`]);
});

test('a fixed price is the sum alone', () => {
  const fixed = [{ job: 'A service', from: 95, to: 95, pages: ['/services' as const] }];
  expect(textsOf(shown('/services', fixed), 'td')).toEqual(['£95']);
});

test('a job shows what its price depends on, on the pages that it names', () => {
  expect(textsOf(shown('/services'), 'tbody th')).toEqual(['A tap The tap']);
});

test('a job without it shows its name alone', () => {
  const plain = [{ job: 'A service', from: 95, pages: ['/services' as const] }];
  expect(textsOf(shown('/services', plain), 'tbody th')).toEqual(['A service']);
  expect(markup(shown('/services', plain))).not.toContain('<span></span>');
});

test('the note about VAT is before the first price', () => {
  expect(textsOf(shown('/services'), 'p')).toContain(plainText(prices.text));
});

test('a page without prices has no band', () => {
  expect(markup(shown('/services', []))).toBe('');
});
