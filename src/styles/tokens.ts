import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';

/** Whether a page is light or dark. */
export type Scheme = 'light' | 'dark';

/** The values of palette.css, as it writes them, by name. */
const tokenValues: ReadonlyMap<string, string> = new Map(
  firstBlock(readFileSync('src/styles/palette.css', 'utf8'))
    .split(';')
    .flatMap((declaration) => {
      const [, name, value] = declaration.match(/^\s*(--[\w-]+):([\s\S]*)$/) ?? [];
      return name && value ? [[name, value.trim().replace(/\s+/g, ' ')] as const] : [];
    }),
);

/**
 * A colour of palette.css in one scheme.
 * @returns its sRGB value as `#rrggbb` or `#rrggbbaa`
 * @throws when palette.css has no such colour
 */
export function colourToken(name: string, scheme: Scheme): string {
  const value = tokenValues.get(name);
  const [, light, dark] = value?.match(/^light-dark\(((?:[^,()]|\([^()]*\))+),(.+)\)$/) ?? [value, value, value];
  const colour = (scheme === 'light' ? light : dark)?.trim();
  if (!colour) throw new Error(`src/styles/palette.css has no ${name}`);
  return new Color(colour).to('srgb').toString({ format: 'hex' });
}

function firstBlock(css: string): string {
  const start = css.indexOf(':root {') + ':root {'.length;
  return css.slice(start, css.indexOf('}', start)).replace(/\/\*[\s\S]*?\*\//g, '');
}
