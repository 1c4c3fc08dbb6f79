import Color from 'colorjs.io';
import { type Palette, paletteFile, type Scheme } from '../site/files/palette-file.ts';

/**
 * Returns a colour of a palette in one scheme, as sRGB: `#rrggbb` or `#rrggbbaa`.
 * @param name custom property of the colour, such as `--ink`
 * @throws if the palette has no such colour, or if its value isn't a colour
 */
export function colourToken(palette: Palette, name: string, scheme: Scheme): string {
  const colour = palette[scheme].get(name);
  if (!colour) throw new Error(`${paletteFile} has no ${name}`);
  return new Color(colour).to('srgb').toString({ format: 'hex' });
}

/**
 * Returns two colours mixed in OKLab, like `color-mix()`, as sRGB: `#rrggbb`.
 * @param share share of the first colour, from 0 to 1
 */
export function mixedColour(one: string, share: number, other: string): string {
  return Color.mix(one, other, 1 - share, { space: 'oklab', outputSpace: 'srgb' }).toString({ format: 'hex' });
}
