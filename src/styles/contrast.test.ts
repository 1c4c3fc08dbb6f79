import { expect, test } from 'vitest';
import { paletteMistakes } from './palette-mistakes.ts';
import { colourToken, palette } from './tokens.ts';

const mistakesWith = (name: string, value: string) => paletteMistakes(new Map([...palette, [name, value]]));

test('in both schemes words, signs and controls stand out from their grounds', () => {
  expect(paletteMistakes(palette)).toEqual([]);
});

test('a colour that is too like its ground is named, with its ground and the scheme', () => {
  const [first, ...others] = mistakesWith('--on-channel', 'light-dark(#fff, #101820)');
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    name: '--on-channel',
    found: expect.stringMatching(/^#101820 on --channel .*, dark$/),
  });
  expect(first?.expected).toMatch(/^colours further apart: their contrast is 1\.\d, and 4\.5 can be read$/);
});

test('a colour that no browser knows is named', () => {
  expect(mistakesWith('--call', 'light-dark(#5b2a8, #ff8a5c)')).toEqual([
    { name: '--call', found: 'light-dark(#5b2a8, #ff8a5c)', expected: expect.stringContaining('such as #c2350b') },
  ]);
});

test('a colour that palette.css does not have is an error', () => {
  expect(() => colourToken('--pink', 'light')).toThrow('src/styles/palette.css has no --pink');
});
