import { expect, test } from 'vitest';
import { render } from '../../tests/support/render.ts';
import { Stars } from './Stars.tsx';

/** Returns the x at which the colour of the stars ends, in units of the drawing. */
const end = (rating: number) => Number(render(<Stars rating={rating} />)('rect').attr('width'));

test('only five stars are full: with a rating of 4.9, a quarter of the last star’s width or more is empty', () => {
  // A star is 18.8 units wide. The last one ends at x 126.4.
  expect(end(5)).toBeGreaterThanOrEqual(126.4);
  expect(126.4 - end(4.9)).toBeGreaterThan(18.8 / 4);
});

test('a higher rating never colours less', () => {
  const ends = [1, 3.1, 3.9, 4, 4.1, 4.5, 4.8, 4.9, 5].map(end);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
});
