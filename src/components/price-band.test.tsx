import { expect, test } from 'vitest';
import { readWith } from '../../tests/support/example-firm.ts';
import { markup, textsOf } from '../../tests/support/render.ts';
import { plainText } from '../site/text/sentence.ts';
import { PriceBand } from './PriceBand.tsx';

const { prices } = (await readWith({})).words;
const items = [
  { job: 'A tap', from: 80, moves: 'The tap', pages: ['/services' as const] },
  { job: 'A flush', from: 400, to: 1250, moves: 'The sludge', pages: ['/power-flushing' as const] },
];
const shown = (page: '/services' | '/power-flushing', some = items) => (
  <PriceBand words={{ ...prices, items: some }} page={page} language="en-GB" look={{}} />
);

test('a price is a lowest price, or a range', () => {
  expect(textsOf(shown('/services'), 'td')).toEqual([`${prices.from} £80`]);
  expect(textsOf(shown('/power-flushing'), 'td')).toEqual([`£400 ${prices.to} £1,250`]);
});

test('a job shows what its price depends on, on the pages that it names', () => {
  expect(textsOf(shown('/services'), 'tbody th')).toEqual(['A tap The tap']);
});

test('the note about VAT is before the first price', () => {
  expect(textsOf(shown('/services'), 'p')).toContain(plainText(prices.text));
});

test('a page without prices has no band', () => {
  expect(markup(shown('/services', []))).toBe('');
});
