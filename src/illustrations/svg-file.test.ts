import { createElement } from 'react';
import { expect, test } from 'vitest';
import { plainSvg, svgFile } from './svg-file.ts';

const drawing = (fill: string) => createElement('svg', { viewBox: '0 0 1 1' }, createElement('path', { fill }));

test('a drawing brings the colours it uses, and no others', () => {
  expect(svgFile(drawing('var(--cold)'))).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 1 1"><style>:root\{color-scheme:light dark;--cold:light-dark\([^;]+\)\}<\/style>/,
  );
});

test('a program that knows no custom properties gets the light ones', () => {
  expect(plainSvg(drawing('var(--ink, currentColor)'))).toBe(
    '<svg viewBox="0 0 1 1"><path fill="#0f3038"></path></svg>',
  );
});

test.each([svgFile, plainSvg])('a colour that does not exist is an error', (write) => {
  expect(() => write(drawing('var(--pink)'))).toThrow('--pink');
});
