import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { inColours } from '../../drawings/in-colours.ts';
import type { ShareWords } from '../../facts/share-pictures.ts';
import { colourToken } from '../../styles/tokens.ts';
import { readOriginal, weight } from '../font/original.ts';
import { markFile } from '../pictures.ts';
import { plate, ShareGround, sign } from './ShareGround.tsx';

/**
 * The picture beside a shared link: the firm's name as over a shop, the page's heading, the number on an enamel plate that a
 * pipe feeds, and a drawing. The words are in the square in its middle, as some messengers show no more.
 * @returns a PNG in as few colours as look the same: about 60 KB, so that a messenger on a poor signal has it in time
 */
export async function sharePicture({ firm, lead, heading, phone, drawing }: ShareWords): Promise<Buffer> {
  const file = inColours(createElement(ShareGround, { drawing }), 'light');
  const top = sign + (lead ? 68 : 22);
  const part = (plate.y - 18 - top) / heading.length;
  const headings = heading.flatMap((words, index) => {
    const room = { x: 305, y: top + index * part, width: 590, height: Math.floor(part) };
    return [set(words, '--shade', { ...room, x: room.x + 4, y: room.y + 4 }), set(words, '--ink', room)];
  });
  const layers = [
    set(firm, '--on-channel', { x: 360, y: 20, width: 520, height: 60 }),
    lead ? set(lead, '--ink', { x: 310, y: sign + 14, width: 580, height: 48 }) : [],
    ...headings,
    set(phone, '--on-call', { x: 328, y: plate.y + 18, width: 544, height: 68 }),
  ];
  return sharp(Buffer.from(file))
    .composite([
      { input: readFileSync(markFile), density: 180, left: 270, top: 10 },
      ...(await Promise.all(layers)).flat(),
    ])
    .png({ palette: true, quality: 80, dither: 0 })
    .toBuffer();
}

/** Words in the display face, as large as their room lets them be, in its middle. */
async function set(
  words: string,
  colour: string,
  room: { x: number; y: number; width: number; height: number },
): Promise<OverlayOptions[]> {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<span foreground="${colourToken(colour, 'light')}">${escaped}</span>`;
  const { width, height } = room;
  const { data, info } = await sharp({
    text: { text, font: 'Besley', fontfile: await fontFile, rgba: true, align: 'centre', spacing: -12, width, height },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(room.x + (width - info.width) / 2);
  return [{ input: data, left, top: Math.round(room.y + (height - info.height) / 2) }];
}

/** The display face as a file, which is how the setting of text wants it. */
const fontFile = (async () => {
  const folder = resolve('node_modules/.cache');
  const letters = String.fromCodePoint(
    ...Array.from({ length: 0x24f - 0x20 }, (_, index) => 0x20 + index),
    0x2019,
    0x2013,
  );
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, keepFeatures: ['kern'] } as const;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'besley.ttf'), await subsetFont(await readOriginal('latin'), letters, options));
  return join(folder, 'besley.ttf');
})();
