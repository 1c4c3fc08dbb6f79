import { convert } from 'fontverter';
import { Blob, Face, Feature, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import { original, weight } from './original.ts';

const face = new Face(new Blob(await convert(original, 'truetype')));
const font = new Font(face);
font.setVariations([new Variation('wght', weight)]);

/** How high capitals and figures are, in ems. */
export const capHeight = (font.glyphExtents(font.glyph(0x48) ?? 0)?.yBearing ?? 0) / face.upem;

/** How wide a line is in the display face, in ems. */
export function widthOf(line: string): number {
  return glyphsOf(line).reduce((width, { xAdvance }) => width + xAdvance, 0) / face.upem;
}

/**
 * A line in the display face as the data of a path, for pictures, whose renderer knows no fonts of ours.
 * @param x where the line begins
 * @param y its baseline
 * @param size of an em
 * @returns nothing but spaces and characters that the face lacks give an empty path
 */
export function outlineOf(line: string, x: number, y: number, size: number): string {
  const scale = size / face.upem;
  const place = (value: number) => Math.round(value * 10) / 10;
  let pen = x;
  return glyphsOf(line)
    .map(({ codepoint, xAdvance, xOffset }) => {
      const left = pen + xOffset * scale;
      pen += xAdvance * scale;
      // The font's y runs upwards.
      return font
        .glyphToPath(codepoint)
        .replace(
          /([-\d.]+),([-\d.]+)/g,
          (_, east, north) => `${place(left + east * scale)} ${place(y - north * scale)}`,
        );
    })
    .join('');
}

/** The glyphs of a line, kerned; as in the pages, letters are not joined. A letter whose accent the face lacks stands without it. */
function glyphsOf(line: string) {
  const known = (text: string) => [...text].every((character) => font.glyph(character.codePointAt(0) ?? 0));
  const run = new Run();
  run.addText(
    [...line.normalize('NFC')]
      .map((character) => (known(character) ? character : [...character.normalize('NFD')].filter(known).join('')))
      .join(''),
  );
  run.guessSegmentProperties();
  shape(font, run, [new Feature('liga', 0)]);
  return run
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0 }) => ({ codepoint, xAdvance, xOffset }));
}
