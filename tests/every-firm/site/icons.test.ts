import Color from 'colorjs.io';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attributesOf, everyPage, facts, get, readAll } from '../../support/site.ts';

interface ManifestIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

const { business } = facts;
const manifestAnswer = await get('/manifest.webmanifest');
const manifest = await manifestAnswer.json();
const icons: ManifestIcon[] = manifest.icons;

const bytesAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const sizeOf = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata();
  return `${format} ${width}x${height}`;
};

test('every page names the mark as an SVG and the manifest; browsers find the other icons under their usual names', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    expect(attributesOf($, 'link[rel~="icon"], link[rel="apple-touch-icon"]', 'href'), path).toEqual(['/favicon.svg']);
    expect(attributesOf($, 'link[rel="manifest"]', 'href'), path).toEqual(['/manifest.webmanifest']);
  }
});

test('favicon.ico has the mark at 16, 32 and 48 pixels', async () => {
  const answer = await get('/favicon.ico');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\/.*icon$/)]);
  const file = Buffer.from(await answer.arrayBuffer());
  const [reserved, type, count] = [0, 2, 4].map((at) => file.readUInt16LE(at));
  expect([reserved, type, count]).toEqual([0, 1, 3]);
  let end = 6 + 16 * 3;
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    expect([entry[0], entry[1]]).toEqual([size, size]);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(offset).toBe(end);
    end = offset + length;
    const picture = file.subarray(offset, end);
    expect(await sizeOf(picture)).toBe(`png ${size}x${size}`);
    const { channels } = await sharp(picture).stats();
    expect(channels[3]?.max, `${size}: something is drawn`).toBe(255);
  }
  expect(file.length).toBe(end);
});

test('an iPhone finds an icon of 180 pixels that fills its square', async () => {
  const icon = await bytesAt('/apple-touch-icon.png');
  expect(await sizeOf(icon)).toBe('png 180x180');
  expect((await sharp(icon).stats()).isOpaque).toBe(true);
});

test('the manifest says who, in which language and colours, and opens Home as any link does', () => {
  expect([manifestAnswer.status, manifestAnswer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^application\/manifest\+json/),
  ]);
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    name: business.name,
    short_name: business.shortName,
    lang: business.language,
    display: 'browser',
  });
  for (const field of ['theme_color', 'background_color'])
    expect(() => new Color(manifest[field]), field).not.toThrow();
});

test('the manifest’s icons are as large as it says, and there is what home screens ask for: 192, 512 and maskable', async () => {
  for (const { src, sizes, type } of icons) {
    const answer = await get(src);
    expect([answer.status, answer.headers.get('content-type')], src).toEqual([200, type]);
    expect(await sizeOf(Buffer.from(await answer.arrayBuffer())), src).toBe(`png ${sizes}`);
  }
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
});

test('of an icon that may be cut to a shape, the mark is within the circle that every shape leaves, and large', async () => {
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src);
  for (const path of ['/apple-touch-icon.png', ...maskable]) {
    const { data, info } = await sharp(await bytesAt(path))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels, width } = info;
    const pixel = (index: number) => data.subarray(index * channels, (index + 1) * channels);
    const ground = pixel(0);
    let reach = 0;
    for (let index = 0; index < data.length / channels; index++) {
      if (pixel(index).equals(ground)) continue;
      const [x, y] = [index % width, Math.floor(index / width)].map((at) => Math.abs(at + 0.5 - width / 2) + 0.5);
      reach = Math.max(reach, Math.hypot(x ?? 0, y ?? 0) / width);
    }
    expect(reach, path).toBeLessThanOrEqual(0.4);
    expect(reach, path).toBeGreaterThan(0.2);
  }
});
