import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = new Map(
  [
    ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g),
  ].map(
    ([, name = '', light, dark, both]) => [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }] as const,
  ),
);

const grounds = ['sky', 'chalk', 'glass', 'earth'];

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for large text, signs and the edges of controls (1.4.3, 1.4.11). */
const pairs: [foreground: string, background: string, least: number][] = [
  ...grounds.map((ground): [string, string, number] => ['ink', ground, 4.5]),
  ...grounds.map((ground): [string, string, number] => ['ink-soft', ground, 4.5]),
  ...grounds.map((ground): [string, string, number] => ['call', ground, 3]),
  ['hot', 'sky', 3],
  ['hot', 'chalk', 3],
  ['on-channel', 'channel', 4.5],
  ['on-call', 'call', 4.5],
  ['on-call', 'hot', 3],
];

test.each(pairs.flatMap((pair) => (['light', 'dark'] as const).map((scheme) => [scheme, ...pair] as const)))(
  '%s: %s on %s has a contrast of at least %d',
  (scheme, foreground, background, least) => {
    expect(contrast(colour(foreground, scheme), colour(background, scheme))).toBeGreaterThanOrEqual(least);
  },
);

function colour(name: string, scheme: 'light' | 'dark'): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`tokens.css has no colour named ${name}`);
  return token[scheme];
}

/** Contrast ratio of two `#rrggbb` or `#rgb` colours (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
