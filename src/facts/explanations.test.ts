import { expect, test } from 'vitest';
import { badgeId, explanations, postcodeId } from './explanations.ts';
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
