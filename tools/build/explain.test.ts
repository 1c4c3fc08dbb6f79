import { expect, test } from 'vitest';
import { explain, UserError } from './explain.ts';

test('a full disk is explained in one line, also when another error wraps it', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  expect(explain(new Error('The types were not written', { cause: full }))).toMatch(/^The disk is full/);
});

test('a UserError is explained by its message', () => {
  expect(explain(new UserError('/blog: not on the list'))).toBe('/blog: not on the list');
});

test('any other error is explained by its stack, with file and line', () => {
  const text = explain(new TypeError('x is not a function'));
  expect(text).toMatch(/^TypeError: x is not a function\n +at .*explain\.test\.ts:\d+/);
  expect(text).toContain('npm run check');
});
