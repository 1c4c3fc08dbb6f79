import { join } from 'node:path';
import Color from 'colorjs.io';
import { firmFolder } from '../site/files/firm-folder.ts';
import { readText } from '../site/files/text-file.ts';

/** Whether a page is light or dark. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The file in a firm's folder that has its colours. */
export const paletteFile = 'palette.css';

/** The colours of a style sheet by name, as it writes them, for light screens and for dark ones. */
export type Palette = Readonly<Record<Scheme, ReadonlyMap<string, string>>>;

let current: Palette | undefined;

/**
 * The colours of the firm whose site is built, read when they are first asked for.
 * @throws {ContentError} when its file can't be read
 */
export function currentPalette(): Palette {
  current ??= readPalette(firmFolder());
  return current;
}

/**
 * Reads the colours of a firm.
 * @param firm its folder
 * @throws {ContentError} when the file can't be read
 */
export function readPalette(firm: string): Palette {
  return paletteIn(readText(join(firm, paletteFile), { name: paletteFile, lineOf: () => undefined }));
}

/**
 * Reads the custom properties of a style sheet: those of its first `:root`, and those that replace them under
 * `@media (prefers-color-scheme: dark)`.
 */
export function paletteIn(css: string): Palette {
  // A comment that isn't closed runs to the end of the file.
  const plain = css.replace(/\/\*[\s\S]*?(\*\/|$)/g, '');
  const [forAll = '', forDark = ''] = plain.split(/@media\s*\(\s*prefers-color-scheme:\s*dark\s*\)\s*\{/);
  const light = propertiesIn(forAll);
  return { light, dark: new Map([...light, ...propertiesIn(forDark)]) };
}

/** The custom properties of a style sheet's first `:root`, by name. */
function propertiesIn(css: string): Map<string, string> {
  const [, block = ''] = /:root\s*\{([^}]*)/.exec(css) ?? [];
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
  const colour = currentPalette()[scheme].get(name);
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
