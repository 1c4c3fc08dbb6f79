import { expect, test } from 'vitest';
import { tradeWords, tradeWordsIn } from './trade-words.ts';

test.each(tradeWords)('%s is found in a text', (word) => {
  expect(tradeWordsIn(`Some ${word}.`)).toEqual([{ text: 'Some ' }, { text: word, explainedBy: word }, { text: '.' }]);
});

test('only the first mention of a trade word counts, at the start of a sentence too', () => {
  expect(tradeWordsIn('Microbore is thin: microbore clogs.')).toEqual([
    { text: '' },
    { text: 'Microbore', explainedBy: 'microbore' },
    { text: ' is thin: ' },
    { text: 'microbore' },
    { text: ' clogs.' },
  ]);
});

test('a longer word is another word', () => {
  expect(tradeWordsIn('Inhibitors')).toEqual([{ text: 'Inhibitors' }]);
});
