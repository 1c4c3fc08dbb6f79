import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';

/**
 * The titles of search results on a wide screen: Arial at 20 pixels, in a line of 580. Google publishes no figure; this is what
 * those find who measure its results (twaino.com/en/title-meta-description-checker, 2026). The widest column that was measured
 * gives 593 (adsandcode.com/en/open-source/serp-title-width, September 2026: 652 at 22 pixels).
 */
export const searchTitle = { size: 20, room: 580 };

/** Arimo was drawn with the widths of Arial. */
const arial = create(
  readFileSync(createRequire(import.meta.url).resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2')),
);

/**
 * How wide a line of text is in Arial, in pixels. Kerning isn't counted: it takes up to 3 pixels from a title.
 * @param size of the font, in pixels
 */
export function widthOf(text: string, size: number): number {
  if (arial.isCollection) throw new Error('Arimo is one font');
  const units = arial.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return (units * size) / arial.unitsPerEm;
}
