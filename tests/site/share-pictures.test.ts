import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plate, signHeight } from '../../src/assets/share/ShareGround.tsx';
import { call, get, metaOf, readAll, routes, site, textOf } from '../support/site.ts';

const { business } = site;
const pages = await readAll();
const pathOf = ($: CheerioAPI) => metaOf($, 'og:image').replace(business.site, '');

test('every page has a share picture of its own, with its size and full address, of at most 80 KB', async () => {
  const pictures = new Set<string>();
  for (const [path, $] of pages) {
    expect(metaOf($, 'og:image'), path).toBe(`${business.site}/share${path === '/' ? '/home' : path}.png`);
    expect([metaOf($, 'og:image:width'), metaOf($, 'og:image:height')], path).toEqual(['1200', '630']);
    const answer = await get(pathOf($));
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/png']);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(picture.length, path).toBeLessThanOrEqual(80_000);
    expect(await sharp(picture).metadata(), path).toMatchObject({ format: 'png', width: 1200, height: 630 });
    pictures.add(createHash('sha256').update(picture).digest('hex'));
  }
  expect(pictures.size).toBe(routes.length);
});

test('the alternative text of a share picture has the firm, the heading, the number, and a description of the drawing', () => {
  for (const [path, $] of pages) {
    const alt = metaOf($, 'og:image:alt');
    const heading = $('h1').clone();
    heading.find('small').remove();
    const texts = [business.name, heading.text().replace(/\s+/g, ' ').trim(), textOf($, `header ${call} strong`)];
    for (const words of texts) expect(alt, path).toContain(words);
    expect(alt.length, path).toBeGreaterThan(texts.join('. ').length);
  }
  expect(new Set(pages.map(([, $]) => metaOf($, 'og:image:alt'))).size).toBe(pages.length);
});

/**
 * Texts on a share picture (the picture that messengers show beside a link), each with the rectangle that it must stay in, in pixels. All
 * rectangles are in the middle 630 pixels of the width, because some messengers cut off the rest. The firm's name is to the right of its
 * logo. The phone number is inside the outline of its plate (the rectangle drawn behind the number).
 */
test.each([
  ['the firm’s name on its sign', { left: 356, top: 10, width: 540, height: signHeight - 20 }],
  ['the page’s heading', { left: 300, top: signHeight + 10, width: 600, height: plate.y - signHeight - 26 }],
  ['the number on its plate', { left: 325, top: plate.y + 16, width: plate.width - 42, height: plate.height - 30 }],
])('%s is in every share picture, and is not cut off', async (_, room) => {
  for (const [path, $] of pages) {
    const picture = Buffer.from(await (await get(pathOf($))).arrayBuffer());
    const { width, height } = room;
    const pixels = await sharp(picture).extract(room).greyscale().raw().toBuffer();
    const [ground = 0] = pixels;
    const letters = [...pixels].map((grey) => Math.abs(grey - ground) > 60);
    expect(letters.filter(Boolean).length / letters.length, path).toBeGreaterThan(0.03);
    const atTheSides = Array.from({ length: height }, (_, y) => letters[y * width] || letters[(y + 1) * width - 1]);
    expect(atTheSides, path).not.toContain(true);
  }
});
