import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import type { Palette } from '../site/files/palette-file.ts';
import { callOfMoreContrast } from './more-contrast.ts';

const palette = (call: string, text: string): Palette => {
  const colours = new Map([
    ['--call', call],
    ['--on-call', text],
  ]);
  return { light: colours, dark: colours };
};

test('with more contrast a call button keeps the owner’s colour if its text stands out enough', () => {
  expect(callOfMoreContrast(palette('#8a2203', '#fff'), 'light')).toBe('#8a2203');
  expect(callOfMoreContrast(palette('#ffd84d', '#000'), 'light')).toBe('#ffd84d');
});

test.each([
  ['white on red', '#c2350b', '#fff'],
  ['black on orange', '#d9480f', '#000'],
])('otherwise it gets a colour of the same hue on which the text does: %s', (_, call, text) => {
  const colour = new Color(callOfMoreContrast(palette(call, text), 'light'));
  expect(colour.contrast(text, 'WCAG21')).toBeGreaterThanOrEqual(7);
  expect(colour.contrast(text, 'WCAG21')).toBeLessThan(9);
  expect(Math.abs((colour.oklch.h ?? 0) - (new Color(call).oklch.h ?? 0))).toBeLessThan(12);
});
