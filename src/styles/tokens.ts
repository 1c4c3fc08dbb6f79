import Color from 'colorjs.io';
import { type Palette, paletteFile, type Scheme } from '../site/files/palette-file.ts';

/**
 * A colour of a palette in one scheme.
 * @param name of its custom property, such as `--ink`
 * @returns its sRGB value as `#rrggbb` or `#rrggbbaa`
 * @throws when the palette has no such colour
 */
export function colourToken(palette: Palette, name: string, scheme: Scheme): string {
  const colour = palette[scheme].get(name);
  if (!colour) throw new Error(`${paletteFile} has no ${name}`);
  return new Color(colour).to('srgb').toString({ format: 'hex' });
}

/**
 * Two colours mixed in OKLab, as `color-mix()` does.
 * @param share of the first, from 0 to 1
 * @returns its sRGB value as `#rrggbb`
 */
export function mixedColour(one: string, share: number, other: string): string {
  return Color.mix(one, other, 1 - share, { space: 'oklab', outputSpace: 'srgb' }).toString({ format: 'hex' });
}
