import { expect, test } from 'vitest';
import { explain, Refused } from './explain.ts';

test('a full disk is said in one line, also where another error wraps it', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  expect(explain(new Error('The types were not written', { cause: full }))).toMatch(/^The disk is full/);
});

test('what our own checks refuse is said in their words', () => {
  expect(explain(new Refused('/blog: not on the list'))).toBe('/blog: not on the list');
});

test('a fault of the code is said with its place and without a stack', () => {
  const said = explain(new TypeError('x is not a function'));
  expect(said).toMatch(/^x is not a function( \(tools\/build\/explain\.test\.ts:\d+\))?\n.*npm run check/);
  expect(said).not.toContain('    at ');
});
