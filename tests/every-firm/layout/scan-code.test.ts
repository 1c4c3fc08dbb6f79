import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { visit, withBrowser } from '../../support/page.ts';
import { facts } from '../../support/site.ts';
import { readVcard } from '../../support/vcard.ts';

withBrowser();

/** A4 with margins of 10 mm, at 96 pixels an inch, three times as fine. */
const paper = { viewport: { width: 718, height: 1047 }, deviceScaleFactor: 3 };
const pixelsPerMillimetre = (96 / 25.4) * paper.deviceScaleFactor;

let sheet: Buffer;
beforeAll(async () => {
  sheet = await visit('/', paper, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const drawing = page.locator('main > section > img[src^="/drawings/stopcock-sheet"]');
    await drawing.scrollIntoViewIfNeeded();
    await drawing.evaluate((image: HTMLImageElement) => image.decode());
    return drawing.screenshot();
  });
});

/** What a reader finds in a picture: the text, the box round the code in pixels, and how many squares it is wide. */
async function scan(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let box = { x: 0, y: 0, width: 0, height: 0 };
  let squares = 0;
  const text = decodeQR(
    { data, width: info.width, height: info.height },
    {
      // By itself it gives up after what a film leaves for a frame.
      timeLimit: 20_000,
      pointsOnDetect: ({ boundingBox }) => {
        box = boundingBox;
      },
      imageOnResult: ({ width }) => {
        squares = width;
      },
    },
  );
  return { text, box, squares };
}

test('the code on Home’s printed sheet puts the firm’s name, number and site into a telephone', async () => {
  const card = readVcard((await scan(sheet)).text);
  const values = (name: string) => card.get(name)?.map((property) => property.values[0]);
  const { name, phone, site } = facts.business;
  expect([values('fn'), values('org')]).toEqual([[name], [name]]);
  expect([values('tel'), values('url')]).toEqual([[phone.e164], [site]]);
});

test('it is printed 25 mm wide or more, in squares of 0.4 mm or more, with four empty ones on every side', async () => {
  const { box, squares } = await scan(sheet);
  expect(box.width / pixelsPerMillimetre).toBeGreaterThanOrEqual(25);
  expect(box.width / pixelsPerMillimetre / squares).toBeGreaterThanOrEqual(0.4);
  // The reader knows the code's edges to half a square.
  const square = box.width / squares;
  const margin = Math.floor(3 * square);
  const length = Math.floor(box.width + 7 * square);
  const before = (edge: number) => Math.round(edge - 3.5 * square);
  const behind = (edge: number) => Math.round(edge + box.width + 0.5 * square);
  const across = { left: before(box.x), width: length, height: margin };
  const down = { top: before(box.y), width: margin, height: length };
  for (const side of [
    { ...across, top: before(box.y) },
    { ...across, top: behind(box.y) },
    { ...down, left: before(box.x) },
    { ...down, left: behind(box.x) },
  ]) {
    const strip = await sharp(sheet).extract(side).removeAlpha().toBuffer();
    const { channels } = await sharp(strip).stats();
    expect(Math.min(...channels.map(({ min }) => min)), JSON.stringify(side)).toBe(255);
  }
});

test('it can still be read with a stain over a twentieth of it', async () => {
  const { box, text } = await scan(sheet);
  const side = Math.round(box.width * Math.sqrt(0.05));
  const at = { left: Math.round(box.x + box.width * 0.55), top: Math.round(box.y + box.height * 0.45) };
  const stain = { create: { width: side, height: side, channels: 3, background: '#876' } } as const;
  const stained = await sharp(sheet)
    .composite([{ input: stain, ...at }])
    .png()
    .toBuffer();
  expect((await scan(stained)).text).toBe(text);
});
