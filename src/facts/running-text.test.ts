import { expect, test } from 'vitest';
import { tradeWordsIn } from './trade-words.ts';

const words = ['heat', 'heat exchanger', 'microbore'];

test('only the first mention of a trade word counts, at the start of a sentence too', () => {
  expect(tradeWordsIn('Microbore is thin: microbore clogs.', words)).toEqual([
    { text: '' },
    { text: 'Microbore', explainedBy: 'microbore' },
    { text: ' is thin: ' },
    { text: 'microbore' },
    { text: ' clogs.' },
  ]);
});

test('of two words that begin alike the longer one is found', () => {
  expect(tradeWordsIn('A heat exchanger.', words)).toEqual([
    { text: 'A ' },
    { text: 'heat exchanger', explainedBy: 'heat-exchanger' },
    { text: '.' },
  ]);
});

test('part of a longer word is none', () => {
  expect(tradeWordsIn('Heaters', words)).toEqual([{ text: 'Heaters' }]);
});
