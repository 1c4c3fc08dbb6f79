import { expect, test } from 'vitest';
import { explain, Refused } from './explain.ts';

test('a full disk is said in one line, also where another error wraps it', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  expect(explain(new Error('The types were not written', { cause: full }))).toMatch(/^The disk is full/);
});

test('what our own checks refuse is said in their words', () => {
  expect(explain(new Refused('/blog: not on the list'))).toBe('/blog: not on the list');
});

test('a fault of the code is said with its stack, which names file and line', () => {
  const said = explain(new TypeError('x is not a function'));
  expect(said).toMatch(/^TypeError: x is not a function\n +at .*explain\.test\.ts:\d+/);
  expect(said).toContain('npm run check');
});
