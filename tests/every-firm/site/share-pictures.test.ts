import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import Color from 'colorjs.io';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Block } from '../../../src/bundle/share/lay-out.ts';
import { shareLayout } from '../../../src/bundle/share/share-drawing.ts';
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

test.each(routes)(
  'the picture of %s has the firm’s name, the page’s heading and the number in it, letter by letter',
  async (path) => {
    const $ = pages.find(([each]) => each === path)?.[1] as CheerioAPI;
    const { firm, lead, heading, phone } = shareLayout(path);
    const headings = [...(lead ? [lead] : []), ...heading];
    expect(linesOf(firm)).toBe(business.name);
    expect(headings.map(linesOf).join(' ')).toBe(headingOf($));
    expect(linesOf(phone)).toBe(numberOf($));

    const pixels = await pixelsOf(pictures.get(path));
    for (const [block, colour] of [
      [firm, '--on-channel'],
      ...headings.map((block) => [block, '--ink'] as const),
      [phone, '--on-call'],
    ] as const) {
      const { inside, around } = await shareOf(pixels, block, colour);
      expect(inside, `${linesOf(block)}: its letters`).toBeGreaterThan(0.97);
      expect(around, `${linesOf(block)}: what is right beside them`).toBeLessThan(0.05);
    }
  },
);

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
const linesOf = ({ lines }: Block) => lines.join(' ');
const numberOf = ($: CheerioAPI) => squeeze($(`header ${call} strong`).first().text());

/** What the page's heading says, without the topic in small letters above it. */
function headingOf($: CheerioAPI): string {
  const heading = $('h1').clone();
  heading.find('small').remove();
  return squeeze(heading.text());
}

/** Red, green and blue of every pixel. */
async function pixelsOf(picture: Buffer | undefined): Promise<Buffer> {
  return sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

/** Which part of the pixels in some letters has a colour, and of those close around them. */
async function shareOf(pixels: Buffer, { outlines, size: em }: Block, colour: string) {
  // Red in the letters, blue around them, and green between the two, where pixels are of neither.
  const zones = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path d="M0 0H1200V630H0z"/>
       <path d="${outlines}" stroke="#00f" stroke-width="${em / 6}"/>
       <path d="${outlines}" fill="#f00" stroke="#0f0" stroke-width="${em / 20}"/></svg>`,
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  const wanted = new Color(colourToken(colour, 'light')).to('srgb').coords.map((value) => (value ?? 0) * 255);
  const found = { inside: { all: 0, right: 0 }, around: { all: 0, right: 0 } };
  for (let at = 0; at < zones.length; at += 3) {
    const zone = zones[at] === 255 ? found.inside : zones[at + 2] === 255 ? found.around : undefined;
    if (!zone) continue;
    const far = wanted.reduce((sum, value, channel) => sum + Math.abs(value - (pixels[at + channel] ?? 0)), 0);
    zone.all++;
    if (far < 40) zone.right++;
  }
  expect(found.inside.all).toBeGreaterThan(500);
  return { inside: found.inside.right / found.inside.all, around: found.around.right / found.around.all };
}
