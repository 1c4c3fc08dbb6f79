import { expect, test } from 'vitest';
import { explain, Refused } from './explain.ts';

test.each([
  ['ENOSPC', 'the disk is full; make room and build again'],
  ['EACCES', 'permission denied; change its permissions, or delete it'],
  ['EROFS', 'this disk cannot be written to'],
])('what the machine refuses with %s is said in one line, without its own path', (code, expected) => {
  const error = Object.assign(new Error(code), { code, path: `${process.cwd()}/dist.last/404.html` });
  expect(explain(error)).toBe(`dist.last/404.html: ${expected}`);
});

test('what our own checks refuse is said in their words', () => {
  expect(explain(new Refused('/blog: not on the list'))).toBe('/blog: not on the list');
});

test('a fault of the program keeps its stack', () => {
  expect(explain(new TypeError('x is not a function'))).toBeUndefined();
});
