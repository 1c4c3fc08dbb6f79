import { expect, test } from 'vitest';
import { explain, Refused } from './explain.ts';

test.each([
  ['ENOSPC', 'the disk is full; make room and build again'],
  ['EACCES', 'permission denied; give yourself the right to write there, and build again'],
  ['EROFS', 'this disk cannot be written to'],
])('what the machine refuses with %s is said in one line, without its own path', (code, expected) => {
  const error = Object.assign(new Error(code), { code, path: `${process.cwd()}/package.json` });
  expect(explain(error)).toBe(`package.json: ${expected}`);
  expect(explain(new Error('The types were not written', { cause: error }))).toBe(`package.json: ${expected}`);
});

test('of a file that can’t be made, the folder is named', () => {
  const refused = (path: string) => explain(Object.assign(new Error(), { code: 'EROFS', path }));
  expect(refused('src/none.ts')).toBe('src: this disk cannot be written to');
  expect(refused('none.ts')).toBe('this folder: this disk cannot be written to');
});

test('what our own checks refuse is said in their words', () => {
  expect(explain(new Refused('/blog: not on the list'))).toBe('/blog: not on the list');
});

test('a fault of the program keeps its stack', () => {
  expect(explain(new TypeError('x is not a function'))).toBeUndefined();
});
