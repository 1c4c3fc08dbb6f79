import { join } from 'node:path';
import { readText } from './text-file.ts';

/** The two values of the media feature `prefers-color-scheme`. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Name of the style sheet with the firm's colours, in the firm's folder. */
export const paletteFile = 'palette.css';

/** Custom properties for each colour scheme, by name, with their values as the style sheet has them. */
export type Palette = Readonly<Record<Scheme, ReadonlyMap<string, string>>>;

/**
 * Reads the colours of a firm.
 * @param firm folder of the firm
 * @throws {ContentError} when the file can't be read
 */
export function readPalette(firm: string): Palette {
  return paletteIn(readText(join(firm, paletteFile), { name: paletteFile, lineOf: () => undefined }));
}

/**
 * Reads the custom properties of a style sheet. The light scheme has the properties of the first `:root`. The dark scheme has the same
 * properties, except where the `:root` under `@media (prefers-color-scheme: dark)` gives another value.
 */
export function paletteIn(css: string): Palette {
  // A comment without an end hides the rest of the file, as it does in a browser.
  const plain = css.replace(/\/\*[\s\S]*?(\*\/|$)/g, '');
  const [forAll = '', forDark = ''] = plain.split(/@media\s*\(\s*prefers-color-scheme:\s*dark\s*\)\s*\{/);
  const light = propertiesIn(forAll);
  return { light, dark: new Map([...light, ...propertiesIn(forDark)]) };
}

/** Custom properties in the first `:root` of a style sheet, by name. */
function propertiesIn(css: string): Map<string, string> {
  const [, block = ''] = /:root\s*\{([^}]*)/.exec(css) ?? [];
  return new Map(
    block.split(';').flatMap((declaration) => {
      const [, name, value] = declaration.match(/^\s*(--[\w-]+):([\s\S]*)$/) ?? [];
      return name && value ? [[name, value.trim().replace(/\s+/g, ' ')] as const] : [];
    }),
  );
}
