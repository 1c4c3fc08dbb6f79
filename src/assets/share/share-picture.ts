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
import { brandMark } from '../pictures.ts';
import { plate, ShareGround, signHeight } from './ShareGround.tsx';

const fontfile = 'src/assets/font/besley-900.ttf';
const code = ['src/assets/share', fontfile];
// A machine may have no settings for fonts, and would complain at every word.
process.env.FONTCONFIG_FILE ??= resolve('src/assets/share/fonts.conf');

/**
 * The picture beside a shared link: the firm's name as over a shop, the page's heading, the number on an enamel plate that a
 * pipe feeds, and a drawing. The words are in the square in its middle, as some messengers show no more.
 * @param path of the page
 * @returns a PNG in as few colours as look the same: about 60 KB, so that a messenger on a poor signal has it in time
 */
export async function sharePicture(site: Site, path: string): Promise<Buffer<ArrayBuffer>> {
  const { palette } = site;
  const words = shareWordsOf(site, path);
  const drawing = sharedDrawing(site, words.drawing);
  const ground = inColours(createElement(ShareGround, { drawing }), palette, 'light');
  const mark = await brandMark(site, 80);
  return cached(
    { code, source: JSON.stringify([ground, words, mark.toString('base64'), [...palette.light]]) },
    async () =>
      sharp(Buffer.from(ground))
        .composite([{ input: mark, left: 270, top: 10 }, ...(await layersOf(words, palette))])
        .png({ palette: true, quality: 80, dither: 0 })
        .toBuffer(),
  );
}

/** One of the drawings, or the strip of the firm's home. */
function sharedDrawing(site: Site, name: string): DrawingFile {
  const { townStrip, named } = drawingsOf(site);
  return name === 'home-strip' ? (townStrip ?? named('boiler')) : named(name);
}

/** The room that words may take. */
interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

function layersOf({ firm, lead, heading, phone }: ShareWords, palette: Palette): Promise<OverlayOptions[]> {
  const colour = (name: string) => colourToken(palette, name, 'light');
  const top = signHeight + (lead ? 68 : 22);
  const lineHeight = (plate.y - 18 - top) / heading.length;
  const headings = heading.flatMap((words, index) => {
    const box = { x: 305, y: top + index * lineHeight, width: 590, height: Math.floor(lineHeight) };
    const shade = { ...box, x: box.x + 4, y: box.y + 4 };
    return [drawText(words, colour('--shade'), shade), drawText(words, colour('--ink'), box)];
  });
  return Promise.all([
    drawText(firm, colour('--on-channel'), { x: 360, y: 20, width: 520, height: 60 }),
    ...(lead ? [drawText(lead, colour('--ink'), { x: 310, y: signHeight + 14, width: 580, height: 48 })] : []),
    ...headings,
    drawText(phone, colour('--on-call'), { x: 328, y: plate.y + 18, width: 544, height: 68 }),
  ]);
}

/** Words in the display face, as large as their room lets them be, in its middle. */
async function drawText(words: string, colour: string, { x, y, width, height }: TextBox): Promise<OverlayOptions> {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<span foreground="${colour}">${escaped}</span>`;
  const { data, info } = await sharp({
    text: { text, font: 'Besley', fontfile, rgba: true, align: 'centre', spacing: -12, width, height },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(x + (width - info.width) / 2);
  return { input: data, left, top: Math.round(y + (height - info.height) / 2) };
}
