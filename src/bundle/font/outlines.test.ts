import { expect, test } from 'vitest';
import { capHeight, outlineOf, widthOf } from './outlines.ts';

const outline = (line: string) => outlineOf(line, 0, 100, 100);
const numbersOf = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test('a line stands on its baseline, as high as capitals are, and begins where it is told to', () => {
  const [xs, ys] = [0, 1].map((odd) => numbersOf(outlineOf('H', 40, 200, 100)).filter((_, index) => index % 2 === odd));
  expect(Math.max(...(ys ?? []))).toBe(200);
  expect(Math.min(...(ys ?? []))).toBeCloseTo(200 - capHeight * 100, 0);
  expect(Math.min(...(xs ?? []))).toBeGreaterThanOrEqual(40);
  expect(Math.max(...(xs ?? []))).toBeLessThanOrEqual(40 + widthOf('H') * 100);
});

test('letters are kerned, and every one is drawn', () => {
  expect(widthOf('To')).toBeLessThan(widthOf('T') + widthOf('o'));
  expect(outline('HI').startsWith(outline('H'))).toBe(true);
  expect(outline('HI').length).toBeGreaterThan(outline('H').length);
});

test('an accent that the face lacks is left off its letter, a sign that it lacks is left out, and a letter is refused', () => {
  expect(outline('ẙ')).toBe(outline('y'));
  expect(outline('Łukasz')).toContain(outline('Ł'));
  expect(outline('Ł')).not.toBe('');
  expect(() => outline('Ж')).toThrow('Ж');
  expect(outline('Café')).not.toBe(outline('Cafe'));
  expect(outline('A☎B')).toBe(outline('AB'));
  expect(outline(' ☎')).toBe('');
});
