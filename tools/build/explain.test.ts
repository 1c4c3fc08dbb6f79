import { expect, test } from 'vitest';
import { explain, Refused } from './explain.ts';

test('a full disk is said in one line, also where another error wraps it', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  expect(explain(new Error('The types were not written', { cause: full }))).toMatch(/^The disk is full/);
});

test('what our own checks refuse is said in their words, and a fault of the program keeps its stack', () => {
  expect(explain(new Refused('/blog: not on the list'))).toBe('/blog: not on the list');
  expect(explain(new TypeError('x is not a function'))).toBeUndefined();
});
