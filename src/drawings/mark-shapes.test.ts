import { expect, test } from 'vitest';
import { markShapes } from './mark-shapes.ts';

const svg = (inside: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>\n`;

test('a small mark is returned as shapes, without title and white space', () => {
  expect(markShapes(svg('\n  <title>A nut</title>\n  <path d="M0 0h8" />\n  <circle r="2" />\n'))).toEqual({
    viewBox: '0 0 8 8',
    markup: '<path d="M0 0h8" /><circle r="2" />',
  });
});

test.each([
  ['is heavy', `<path d="${'M0 0h8'.repeat(120)}" />`],
  ['has styles', '<style>path{fill:red}</style><path d="M0 0h8" />'],
  ['names a part of itself', '<path id="menu" d="M0 0h8" />'],
  ['runs a script', '<path d="M0 0h8" onload="go()" />'],
  ['has letters', '<text y="9">B</text>'],
  ['is empty', ''],
])('a mark that %s comes as a file', (_, inside) => {
  expect(markShapes(svg(inside))).toBeUndefined();
});

test('a mark with attributes on its root is served as a file', () => {
  expect(markShapes('<svg viewBox="0 0 8 8" fill="none" stroke="#000"><path d="M0 0h8" /></svg>')).toBeUndefined();
});
