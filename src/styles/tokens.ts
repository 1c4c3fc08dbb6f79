import Color from 'colorjs.io';
import { readText } from '../content/text-file.ts';

/** Whether a page is light or dark. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const file = 'src/styles/palette.css';

/** The colours of palette.css, as it writes them, by name. */
export const palette = paletteIn(readText(file, { name: file, lineOf: () => undefined }));

/**
 * Reads the custom properties of a style sheet's first `:root`.
 * @returns their values as written, by name
 */
export function paletteIn(css: string): ReadonlyMap<string, string> {
  // A remark that is not closed goes on to the end.
  const plain = css.replace(/\/\*[\s\S]*?(\*\/|$)/g, '');
  const [, block = ''] = /:root\s*\{([^}]*)/.exec(plain) ?? [];
  return new Map(
    block.split(';').flatMap((declaration) => {
      const [, name, value] = declaration.match(/^\s*(--[\w-]+):([\s\S]*)$/) ?? [];
      return name && value ? [[name, value.trim().replace(/\s+/g, ' ')] as const] : [];
    }),
  );
}

/**
 * A colour of palette.css in one scheme.
 * @returns its sRGB value as `#rrggbb` or `#rrggbbaa`
 * @throws when palette.css has no such colour
 */
export function colourToken(name: string, scheme: Scheme): string {
  const colour = inScheme(palette.get(name), scheme);
  if (!colour) throw new Error(`${file} has no ${name}`);
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

/** What a value is in one scheme: a colour of its own there in `light-dark()`, or the same in both. */
export function inScheme(value: string | undefined, scheme: Scheme): string | undefined {
  const [, light, dark] = value?.match(/^light-dark\(((?:[^,()]|\([^()]*\))+),(.+)\)$/) ?? [value, value, value];
  return (scheme === 'light' ? light : dark)?.trim();
}
