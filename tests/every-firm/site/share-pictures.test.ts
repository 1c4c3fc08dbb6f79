import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { colourToken } from '../../../src/styles/tokens.ts';
import { call, facts, get, metaOf, readAll, routes, squeeze } from '../../support/site.ts';

const { business } = facts;
const size = { width: 1200, height: 630 };
const pages = await readAll();
const pathOf = ($: CheerioAPI) => metaOf($, 'og:image').replace(business.site, '');

/** The pictures, by the path of their page. */
const pictures = new Map<string, Buffer>();
beforeAll(async () => {
  for (const [path, $] of pages) {
    const answer = await get(pathOf($));
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/png']);
    pictures.set(path, Buffer.from(await answer.arrayBuffer()));
  }
});

test('every page names a picture of its own, with its size, at a whole address', async () => {
  for (const [path, $] of pages) {
    expect(metaOf($, 'og:image'), path).toBe(`${business.site}/share${path === '/' ? '/home' : path}.png`);
    expect([metaOf($, 'og:image:width'), metaOf($, 'og:image:height')], path).toEqual(['1200', '630']);
    const { format, width, height } = await sharp(pictures.get(path)).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'png', ...size });
  }
  expect(new Set([...pictures.values()].map(digest)).size).toBe(routes.length);
});

test('every picture is at most 80 KB', () => {
  for (const [path, { length }] of pictures) expect(length, path).toBeLessThanOrEqual(80_000);
});

test('other sites may show the pictures, and nothing else', async () => {
  const policy = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy');
  for (const [path, $] of pages) {
    expect(await policy(pathOf($)), path).toBe('cross-origin');
    expect(await policy(path), path).toBe('same-origin');
  }
});

test('those who do not see a picture are told what it says: the firm, the page’s heading, the number, and what is drawn', () => {
  for (const [path, $] of pages) {
    const alt = metaOf($, 'og:image:alt');
    const said = [business.name, headingOf($), numberOf($)];
    for (const words of said) expect(alt, path).toContain(words);
    expect(alt.length, path).toBeGreaterThan(said.join('. ').length + 10);
  }
  expect(new Set(pages.map(([, $]) => metaOf($, 'og:image:alt'))).size).toBe(pages.length);
});

test.each([
  ['the firm’s name on its sign', '--on-channel', { left: 356, top: 10, width: 540, height: 80 }],
  ['the page’s heading', '--ink', { left: 300, top: 110, width: 600, height: 170 }],
  ['the number on its plate', '--on-call', { left: 325, top: 312, width: 550, height: 74 }],
])('%s is set in every picture, and fits there', async (_, colour, room) => {
  const [red = 0, green = 0, blue = 0] = new Color(colourToken(colour, 'light'))
    .to('srgb')
    .coords.map((value) => Math.round((value ?? 0) * 255));
  for (const [path, picture] of pictures) {
    const pixels = await sharp(picture).extract(room).removeAlpha().toColourspace('srgb').raw().toBuffer();
    const isLetter = (x: number, y: number) => {
      const at = 3 * (y * room.width + x);
      return [red, green, blue].every((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)) < 24);
    };
    const rows = Array.from({ length: room.height }, (_, y) => y);
    const letters = rows.flatMap((y) => Array.from({ length: room.width }, (_, x) => isLetter(x, y)));
    const share = letters.filter(Boolean).length / letters.length;
    expect(share, path).toBeGreaterThan(0.03);
    expect(share, path).toBeLessThan(0.6);
    expect(
      rows.some((y) => isLetter(0, y) || isLetter(room.width - 1, y)),
      `${path}: at the sides`,
    ).toBe(false);
  }
});

test('below the number of every picture something is drawn, also in the square that is left when its sides are cut off', async () => {
  for (const [path, picture] of pictures) {
    const { data } = await sharp(picture)
      .extract({ left: 285, top: 460, width: 630, height: 150 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 3) {
      const colour = data.toString('hex', at, at + 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const large = [...counts.values()].filter((count) => count > (630 * 150) / 200);
    expect(large.length, path).toBeGreaterThanOrEqual(4);
  }
});

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const numberOf = ($: CheerioAPI) => squeeze($(`header ${call} strong`).first().text());

/** What the page's heading says, without the topic in small letters above it. */
function headingOf($: CheerioAPI): string {
  const heading = $('h1').clone();
  heading.find('small').remove();
  return squeeze(heading.text());
}
