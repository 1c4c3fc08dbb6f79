import { expect, test } from 'vitest';
import { textsIn } from '../answers.ts';
import { fieldsFor, isSure, knownTexts } from './match.ts';

const texts = knownTexts(textsIn('firms/filled'));

test.each([
  ['£95', 'A boiler’s yearly service', 2],
  ['£95 to £150', 'The first hour of an emergency, if you go ahead', 0],
])('pressing the price %s opens the amount of its row, not the words round it', (price, job, index) => {
  const row = `${job}${price}`;
  const table = `JobPrice${row}A landlord’s gas check and record By how many appliances from £80`;
  const fields = fieldsFor([table, row, price, price], texts, ['services']);
  expect(fields.map(({ file, field }) => [file, ...field])).toEqual([['prices', 'items', index, 'from']]);
  expect(isSure(fields, ['services'])).toBe(true);
});

test('of two rows with the same price, the amount of the one that was pressed opens', () => {
  const twice = knownTexts(
    ['A tap', 'A cistern'].map((row, index) => ({
      file: 'prices',
      field: ['items', index, 'from'],
      text: 'from £95',
      row,
    })),
  );
  const fields = fieldsFor(['A tap from £95 A cistern from £95', 'A cistern from £95', 'from £95'], twice, []);
  expect(fields.map(({ row }) => row)).toEqual(['A cistern']);
});
