import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { colourToken } from './tokens.ts';

const grounds = ['--sky', '--chalk', '--glass', '--earth'];

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for large text, signs and the edges of controls (1.4.3, 1.4.11). */
const pairs: [foreground: string, background: string, least: number][] = [
  ...grounds.map((ground): [string, string, number] => ['--ink', ground, 4.5]),
  ...grounds.map((ground): [string, string, number] => ['--ink-soft', ground, 4.5]),
  ...grounds.map((ground): [string, string, number] => ['--call', ground, 3]),
  ['--hot', '--sky', 3],
  ['--hot', '--chalk', 3],
  ['--on-channel', '--channel', 4.5],
  ['--on-call', '--call', 4.5],
  ['--on-call', '--hot', 3],
];

test.each(['light', 'dark'] as const)(
  'in the %s scheme words, signs and controls stand out from their grounds',
  (scheme) => {
    for (const [foreground, background, least] of pairs) {
      const [front, back] = [foreground, background].map((name) => new Color(colourToken(name, scheme)));
      expect(front?.contrast(back ?? '', 'WCAG21'), `${foreground} on ${background}`).toBeGreaterThanOrEqual(least);
    }
  },
);

test('a colour that palette.css does not have is an error', () => {
  expect(() => colourToken('--pink', 'light')).toThrow('src/styles/palette.css has no --pink');
});
