import { createElement } from 'react';
import { expect, test } from 'vitest';
import { paletteIn, readPalette, schemes } from '../site/files/palette-file.ts';
import { colourToken } from '../styles/tokens.ts';
import { inColours } from './in-colours.ts';

const palette = readPalette('firms/sample');
const drawing = (fill: string) => createElement('svg', { viewBox: '0 0 1 1' }, createElement('path', { fill }));

test('dark drawings have the light colours, except those with a dark value', () => {
  const { light, dark } = paletteIn(
    ':root{--ink:#0f3038;--paper:#fff}@media (prefers-color-scheme: dark) { :root { --ink: #f3eee2; } }',
  );
  expect(Object.fromEntries(light)).toEqual({ '--ink': '#0f3038', '--paper': '#fff' });
  expect(Object.fromEntries(dark)).toEqual({ '--ink': '#f3eee2', '--paper': '#fff' });
});

test.each(schemes)('a drawing for the %s scheme is a file with its colours', (scheme) => {
  expect(inColours(drawing('var(--ink, currentColor)'), palette, scheme)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colourToken(palette, '--ink', scheme)}"></path></svg>`,
  );
});

test('mixed colours are replaced by the colour that browsers compute', () => {
  // Chromium computes the colour #235d5f for this mixture.
  expect(inColours(drawing('color-mix(in oklab,#3f9a92 45%,#0f3038)'), palette, 'light')).toContain('fill="#235d5f"');
  expect(inColours(drawing('color-mix(in oklab,var(--cold) 45%,var(--channel))'), palette, 'light')).toMatch(
    /fill="#\w+"/,
  );
});

test('a colour that does not exist is an error', () => {
  expect(() => inColours(drawing('var(--pink)'), palette, 'light')).toThrow('--pink');
});
