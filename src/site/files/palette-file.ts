import { join } from 'node:path';
import { readText } from './text-file.ts';

/** Whether a page is light or dark. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** The file in a firm's folder that has its colours. */
export const paletteFile = 'palette.css';

/** The colours of a style sheet by name, as it writes them, for light screens and for dark ones. */
export type Palette = Readonly<Record<Scheme, ReadonlyMap<string, string>>>;

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
