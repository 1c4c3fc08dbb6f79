import { createElement } from 'react';
import { expect, test } from 'vitest';
import { colourToken, paletteIn, schemes } from '../styles/tokens.ts';
import { inColours } from './in-colours.ts';

const drawing = (fill: string) => createElement('svg', { viewBox: '0 0 1 1' }, createElement('path', { fill }));

test('dark screens have the colours of light ones, but for those with a line of their own', () => {
  const { light, dark } = paletteIn(
    ':root{--ink:#0f3038;--paper:#fff}@media (prefers-color-scheme: dark) { :root { --ink: #f3eee2; } }',
  );
  expect(Object.fromEntries(light)).toEqual({ '--ink': '#0f3038', '--paper': '#fff' });
  expect(Object.fromEntries(dark)).toEqual({ '--ink': '#f3eee2', '--paper': '#fff' });
});

test.each(schemes)('a drawing for the %s scheme is a file with its colours', (scheme) => {
  expect(inColours(drawing('var(--ink, currentColor)'), scheme)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colourToken('--ink', scheme)}"></path></svg>`,
  );
});

test('colours that are mixed are written out as browsers mix them', () => {
  // As Chromium computes it.
  expect(inColours(drawing('color-mix(in oklab,#3f9a92 45%,#0f3038)'), 'light')).toContain('fill="#235d5f"');
  expect(inColours(drawing('color-mix(in oklab,var(--cold) 45%,var(--channel))'), 'light')).toMatch(/fill="#\w+"/);
});

test('a colour that does not exist is an error', () => {
  expect(() => inColours(drawing('var(--pink)'), 'light')).toThrow('--pink');
});
