import { convert } from 'fontverter';
import { Blob, Face, Feature, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import { readOriginal, weight } from './original.ts';

const font = openFont(await convert(await readOriginal('latin'), 'truetype'));
const fonts = [font, openFont(await convert(await readOriginal('latin-ext'), 'truetype'))];
const { upem } = font.face;

function openFont(file: Uint8Array): Font {
  const opened = new Font(new Face(new Blob(file)));
  opened.setVariations([new Variation('wght', weight)]);
  return opened;
}

/** How high capitals and figures are, in ems. */
export const capHeight = (font.glyphExtents(font.glyph(0x48) ?? 0)?.yBearing ?? 0) / upem;

/** How wide a line is in the display face, in ems. */
export function widthOf(line: string): number {
  return glyphsOf(line).reduce((width, { xAdvance }) => width + xAdvance, 0) / upem;
}

/**
 * A line in the display face as the data of a path, for pictures, whose renderer knows no fonts of ours.
 * @param x where the line begins
 * @param y its baseline
 * @param size of an em
 * @returns nothing but spaces and signs that the face lacks give an empty path
 * @throws when the face lacks a letter: without it, the line would say something else
 */
export function outlineOf(line: string, x: number, y: number, size: number): string {
  const scale = size / upem;
  const place = (value: number) => Math.round(value * 10) / 10;
  let pen = x;
  return glyphsOf(line)
    .map(({ from, codepoint, xAdvance, xOffset }) => {
      const left = pen + xOffset * scale;
      pen += xAdvance * scale;
      // The font's y runs upwards.
      return from
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
  return partsOf(line).flatMap(({ from, text }) => {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(from, run, [new Feature('liga', 0)]);
    return run
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance = 0, xOffset = 0 }) => ({ from, codepoint, xAdvance, xOffset }));
  });
}

/** A line cut where the letters of one file end and those of the other begin. */
function partsOf(line: string): { from: Font; text: string }[] {
  const parts: { from: Font; text: string }[] = [];
  for (const character of [...line.normalize('NFC')].flatMap((whole) => (fontOf(whole) ? whole : [...bare(whole)]))) {
    const from = fontOf(character);
    const last = parts.at(-1);
    if (!from) continue;
    if (last?.from === from) last.text += character;
    else parts.push({ from, text: character });
  }
  return parts;
}

const fontOf = (character: string) => fonts.find((each) => each.glyph(character.codePointAt(0) ?? 0));

/** A letter without its accents. */
function bare(character: string): string {
  const letter = character.normalize('NFD').replace(/\p{M}/gu, '');
  if (/\p{L}/u.test(letter) && !fontOf(letter)) throw new Error(`The display face has no letter ${letter}`);
  return letter;
}
