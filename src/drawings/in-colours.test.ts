import { createElement } from 'react';
import { expect, test } from 'vitest';
import { inColours } from './in-colours.ts';

const drawing = (fill: string) => createElement('svg', { viewBox: '0 0 1 1' }, createElement('path', { fill }));

test.each([
  ['light', '#0f3038'],
  ['dark', '#f3eee2'],
] as const)('a drawing for the %s scheme is a file with its colours', (scheme, ink) => {
  expect(inColours(drawing('var(--ink, currentColor)'), scheme)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${ink}"></path></svg>`,
  );
});

test('colours that are mixed are written out as browsers mix them', () => {
  // As Chromium computes it.
  const mixed = inColours(drawing('color-mix(in oklab,var(--cold) 45%,var(--channel))'), 'light');
  expect(mixed).toContain('fill="#235d5f"');
});

test('a colour that does not exist is an error', () => {
  expect(() => inColours(drawing('var(--pink)'), 'light')).toThrow('--pink');
});
