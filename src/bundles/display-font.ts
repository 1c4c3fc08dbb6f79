import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import subsetFont from 'subset-font';
import { rawFacts } from '../facts/index.ts';

/** The display face as the pages need it. */
interface DisplayFont {
  /** Where the font is served; the name changes with its content. */
  path: string;
  /** The font itself, WOFF2. */
  bytes: Buffer<ArrayBuffer>;
  /** `@font-face` rules for it and for its fallback fonts, and the `--display` stack. */
  css: string;
}

/** Besley, cut down to the weights in use and to the characters of the site's facts; letters, digits and signs are always kept. */
async function cut(): Promise<DisplayFont> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
  );
  const bytes = await subsetFont(await readFile(file), ascii + JSON.stringify(rawFacts), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 700, max: 900 } },
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const path = `/besley-${hash}.woff2`;
  return {
    path,
    bytes: Buffer.from(bytes),
    css: `${face(path)}${stack.fontFaces}:root{--display:${stack.fontFamily},serif}`,
  };
}

/**
 * `optional`: a font that comes late waits for the next page, so that no text ever moves. It is preloaded, so that it
 * rarely comes late.
 */
function face(path: string): string {
  return `@font-face{font-family:Besley;src:url(${path}) format("woff2");font-weight:700 900;font-display:optional}`;
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** Measures at the weight the headings have (@capsizecss/metrics 4.3.0, which is 169 MB): the fallback fonts take Besley's room. */
const stack = createFontStack(
  [
    { familyName: 'Besley', ascent: 2500, descent: -850, lineGap: 0, unitsPerEm: 2000, xWidthAvg: 1186 },
    { familyName: 'Georgia', ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1062 },
    { familyName: 'Noto Serif', ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 533 },
  ],
  { fontFaceFormat: 'styleString', fontFaceProperties: { fontWeight: '700 900' } },
);

/** Cut once for all pages. */
export const displayFont = await cut();
