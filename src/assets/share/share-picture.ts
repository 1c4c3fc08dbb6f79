import { resolve } from 'node:path';
import { createElement } from 'react';
import sharp, { type OverlayOptions } from 'sharp';
import { type DrawingFile, drawingsOf } from '../../drawings/drawings.ts';
import { inColours } from '../../drawings/in-colours.ts';
import type { Palette } from '../../site/files/palette-file.ts';
import { type ShareWords, shareWordsOf } from '../../site/share-pictures.ts';
import type { Site } from '../../site/site.ts';
import { colourToken } from '../../styles/tokens.ts';
import { cached } from '../cache.ts';
import { displayFontOf } from '../font/display-font.ts';
import { brandMark } from '../pictures.ts';
import { plate, ShareGround, signHeight } from './ShareGround.tsx';

const code = ['src/assets/share', 'src/assets/font/display-font.ts'];
// An empty configuration for fontconfig, which otherwise prints an error for each text on machines without a configuration.
process.env.FONTCONFIG_FILE ??= resolve('src/assets/share/fonts.conf');

/**
 * Returns the picture that messengers and social networks show beside a link to a page: the firm's name on a shop sign, the page's heading,
 * the phone number on a plate (a rectangle) on a drawn water pipe, and a drawing. All text is in the central square, because some
 * messengers show only this square.
 * @param path path of the page
 * @returns a PNG with a reduced palette. It has only about 60 KB, so that it loads with a poor signal
 * @throws if the page has no share picture (`shareWordsOf`)
 */
export async function sharePicture(site: Site, path: string): Promise<Buffer<ArrayBuffer>> {
  const { palette } = site;
  const words = shareWordsOf(site, path);
  const font = displayFontOf(site);
  const drawing = sharedDrawing(site, words.drawing);
  const ground = inColours(createElement(ShareGround, { drawing }), palette, 'light');
  const mark = await brandMark(site, 80);
  return cached(
    {
      code: [...code, font.file],
      source: JSON.stringify([ground, words, mark.toString('base64'), [...palette.light]]),
    },
    async () =>
      sharp(Buffer.from(ground))
        .composite([{ input: mark, left: 270, top: 10 }, ...(await layersOf(words, palette, font))])
        .png({ palette: true, quality: 80, dither: 0 })
        .toBuffer(),
  );
}

/**
 * Returns the drawing for a share picture by its name in `ShareWords`. `town-street` is the street of the firm's town or, if there is no
 * such drawing, the boiler.
 */
function sharedDrawing(site: Site, name: string): DrawingFile {
  const { townStrip, named } = drawingsOf(site);
  return name === 'town-street' ? (townStrip ?? named('boiler')) : named(name);
}

type DisplayFont = ReturnType<typeof displayFontOf>;

/** Box that a text must fit in, in pixels. */
interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

function layersOf(
  { firm, lead, heading, phone }: ShareWords,
  palette: Palette,
  font: DisplayFont,
): Promise<OverlayOptions[]> {
  const draw = (words: string, colour: string, box: TextBox) => drawText(words, colour, box, font);
  const colour = (name: string) => colourToken(palette, name, 'light');
  const top = signHeight + (lead ? 68 : 22);
  const lineHeight = (plate.y - 18 - top) / heading.length;
  const headings = heading.flatMap((words, index) => {
    const box = { x: 305, y: top + index * lineHeight, width: 590, height: Math.floor(lineHeight) };
    const shade = { ...box, x: box.x + 4, y: box.y + 4 };
    return [draw(words, colour('--shade'), shade), draw(words, colour('--ink'), box)];
  });
  return Promise.all([
    draw(firm, colour('--on-channel'), { x: 360, y: 20, width: 520, height: 60 }),
    ...(lead ? [draw(lead, colour('--ink'), { x: 310, y: signHeight + 14, width: 580, height: 48 })] : []),
    ...headings,
    draw(phone, colour('--on-call'), { x: 328, y: plate.y + 18, width: 544, height: 68 }),
  ]);
}

/** Replaces letters that Besley and Fraunces lack by the same letters without accents. No fallback font would draw the missing letters. */
export const withDrawnLetters = (words: string) =>
  [...words.normalize()]
    .map((letter) => (drawnLetters.test(letter) ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('');

/** Characters that Besley and Fraunces have: Latin-1, the letters of Welsh, and punctuation. */
const drawnLetters = /[ -~\u00a0-\u00ffıŒœŴŵŶŷẀ-ẅỲỳ–—‘’‚“”„•…‹›⁄€−]/;

/** Draws text in the display font, in the centre of a box and as large as the box allows. */
async function drawText(
  words: string,
  colour: string,
  { x, y, width, height }: TextBox,
  { family, file }: DisplayFont,
): Promise<OverlayOptions> {
  const escaped = withDrawnLetters(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<span foreground="${colour}">${escaped}</span>`;
  const { data, info } = await sharp({
    text: { text, font: family, fontfile: file, rgba: true, align: 'centre', spacing: -12, width, height },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(x + (width - info.width) / 2);
  return { input: data, left, top: Math.round(y + (height - info.height) / 2) };
}
