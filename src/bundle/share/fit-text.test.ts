import { expect, test } from 'vitest';
import { fitText, leading, type Room } from './fit-text.ts';

/** Every character is half an em wide. */
const measures = { widthOf: (line: string) => line.length / 2, capHeight: 0.75 };
const room: Room = { width: 600, height: 180, largest: 100, most: 3 };
const fitted = (texts: string[], more: Partial<Room> = {}) => fitText(texts, { ...room, ...more }, measures);

test('a short text has the largest size, a longer one breaks into lines, and a word that is too long shrinks', () => {
  expect(fitted(['Lewes'])).toMatchObject({ parts: [['Lewes']], size: 100 });
  expect(fitted(['Experienced, reliable, local']).parts).toEqual([['Experienced,', 'reliable, local']]);
  expect(fitted(['Llanfairpwllgwyngyllgogerych'])).toMatchObject({
    parts: [['Llanfairpwllgwyngyllgogerych']],
    size: 600 / 14,
  });
});

test.each([
  'Us',
  'Cold radiators, black water, a boiler that groans',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
])('“%s” stays in its room, whole', (text) => {
  const { parts, size, height } = fitted([text]);
  const lines = parts.flat();
  expect(lines.join(' ')).toBe(text);
  expect(Math.max(...lines.map(measures.widthOf)) * size).toBeLessThanOrEqual(room.width + 0.01);
  expect((0.75 + (lines.length - 1) * leading) * size).toBeLessThanOrEqual(height);
  expect(height).toBeLessThanOrEqual(room.height + 0.01);
});

test('lines are even, so that no word stands alone where another could join it', () => {
  expect(fitted(['Haywards Heath: pipes, boilers, radiators and showers'], { largest: 60 }).parts).toEqual([
    ['Haywards Heath:', 'pipes, boilers,', 'radiators and showers'],
  ]);
});

test('each part begins a line of its own', () => {
  expect(fitted(['Drips.', 'Rattles, rust, and cold radiators.']).parts).toEqual([
    ['Drips.'],
    ['Rattles, rust, and', 'cold radiators.'],
  ]);
});
