import { join } from 'node:path';
import { readText } from './text-file.ts';

/** The two colour schemes that a device may ask for. */
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** File of the colours, in a firm's folder. */
export const paletteFile = 'palette.css';

/** Custom properties by name, with values as the style sheet writes them: for light screens, and for dark ones. */
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
 * Reads the custom properties of a style sheet. On light screens they are those of its first `:root`; on dark screens, those under `@media
 * (prefers-color-scheme: dark)` replace the ones of the same name.
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
