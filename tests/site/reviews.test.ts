import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attributesOf, band, get, read, readAll, shownReviews, site, textsOf } from '../support/site.ts';

const { areas, words } = site;
const { reviews } = words;

test('the filled part of the five stars agrees with the rating', async () => {
  const [drawing] = attributesOf(await read('/'), band('reviews', 'img[src*="stars"]'), 'src');
  expect(drawing !== undefined).toBe(shownReviews !== undefined);
  if (!drawing || !shownReviews) return;
  // Remove the outlines. They cover the tips of the stars, and for some ratings a tip is the only part that is not filled.
  const svg = (await (await get(drawing)).text()).replace(/stroke-width="[^"]*"/g, 'stroke-width="0"');
  const fills = [...svg.matchAll(/<path[^>]*fill="(#[\da-f]+)"/g)].map(([, fill = '']) => fill);
  const [rest = 0, filled = 0] = await Promise.all(fills.map((fill) => pointsOf(svg, fill)));
  // The share of the stars that is filled may differ from the rating by less than a tenth of a star.
  expect(Math.abs((5 * filled) / (filled + rest) - shownReviews.rating)).toBeLessThan(0.1);
});

test('the profile with the reviews is linked from Home alone', async () => {
  const url = shownReviews?.url;
  const linking = (await readAll()).filter(([, $]) => url && attributesOf($, 'a', 'href').includes(url));
  expect(linking.map(([path]) => path)).toEqual(url ? ['/'] : []);
});

test('Home quotes the three newest reviews, also of a firm without a profile on a reviews site', async () => {
  const newest = reviews.items.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, 3);
  expect(textsOf(await read('/'), band('reviews', 'blockquote'))).toEqual(newest.map(({ quote }) => quote));
});

test('each area shows the reviews from it unchanged: the newest beside its postcodes, the others further down', async () => {
  for (const { name, path } of areas) {
    const $ = await read(path);
    const own = reviews.items
      .filter(({ town }) => town === name)
      .sort((one, other) => (one.date < other.date ? 1 : -1));
    const quotes = own.map(({ quote }) => quote);
    expect(textsOf($, band('postcodes', 'blockquote')), path).toEqual(quotes.slice(0, 1));
    expect(textsOf($, band('reviews', 'blockquote')), path).toEqual(quotes.slice(1));
    expect($('#reviews').length, path).toBe(own.length > 1 ? 1 : 0);
    for (const [index, review] of own.entries()) {
      expect(textsOf($, 'main figcaption')[index], path).toContain(`${review.name}, ${review.town}`);
    }
  }
});

/** Number of pixels of a drawing that have exactly one colour. */
async function pointsOf(svg: string, colour: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg), { density: 600 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = Buffer.from(colour.slice(1), 'hex');
  let points = 0;
  for (let at = 0; at < data.length; at += 3) points += wanted.equals(data.subarray(at, at + 3)) ? 1 : 0;
  return points;
}
