import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attributesOf, everyPage, get, readAll, site } from '../support/site.ts';

const { business } = site;
const manifestAnswer = await get('/manifest.webmanifest');
const manifest = await manifestAnswer.json();
const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons;

const bytesAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return `${format} ${width}x${height}`;
};

test('every page links to the mark as an SVG and to the manifest', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    expect(attributesOf($, 'link[rel~="icon"], link[rel="apple-touch-icon"]', 'href'), path).toEqual(['/favicon.svg']);
    expect(attributesOf($, 'link[rel="manifest"]', 'href'), path).toEqual(['/manifest.webmanifest']);
  }
});

test('favicon.ico has the mark at 16, 32 and 48 pixels', async () => {
  const file = await bytesAt('/favicon.ico');
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const [length, offset] = [8, 12].map((at) => file.readUInt32LE(6 + 16 * index + at)) as [number, number];
    const picture = file.subarray(offset, offset + length);
    expect(await sizeOf(picture)).toBe(`png ${size}x${size}`);
    expect((await sharp(picture).stats()).channels[3]?.max, `the icon of ${size} pixels is not empty`).toBe(255);
  }
});

test('the manifest has the name and the language, and opens Home in the browser', () => {
  expect(manifestAnswer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    name: business.name,
    short_name: business.shortName,
    lang: business.language,
    display: 'browser',
  });
});

test('the icons of the manifest have the size that it gives, with those that home screens need: 192, 512 and maskable', async () => {
  for (const { src, sizes } of icons) expect(await sizeOf(await bytesAt(src)), src).toBe(`png ${sizes}`);
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
});

test('the icon for iPhones has 180 pixels and no transparent part', async () => {
  const icon = await bytesAt('/apple-touch-icon.png');
  expect(await sizeOf(icon)).toBe('png 180x180');
  expect((await sharp(icon).stats()).isOpaque).toBe(true);
});
