import { expect, test } from 'vitest';
import { badgeId, explanations, postcodeId, tradeWordsIn } from './explanations.ts';
import { facts } from './index.ts';

test('every badge, trade word and postcode district has an explanation of its own', () => {
  const { badges, postcodes, 'trade-words': trade } = facts.words;
  const ids = [
    ...Object.keys(badges).map(badgeId),
    ...Object.keys(trade.words),
    ...Object.keys(postcodes).map(postcodeId),
  ];
  expect(Object.keys(explanations(facts))).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every trade word that has an explanation is found in a text', () => {
  for (const word of Object.keys(facts.words['trade-words'].words)) {
    expect(tradeWordsIn(`Some ${word}.`)).toEqual([
      { text: 'Some ' },
      { text: word, explainedBy: word },
      { text: '.' },
    ]);
  }
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

test('a trade word within another word is left alone', () => {
  expect(tradeWordsIn('Inhibitors')).toEqual([{ text: 'Inhibitors' }]);
});
