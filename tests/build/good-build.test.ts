import { createHash } from 'node:crypto';
import { appendFile, cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Run } from '../../tools/run-program.ts';
import { commit } from '../support/commit.ts';
import { firmFolder } from '../support/other-firm.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
let run: Run;
beforeAll(async () => {
  copy = await copyProject(firmFolder);
  commit(copy.file('.'), '2026-06-01T09:00:00Z', 'content');
  await appendFile(copy.file('content/about.yaml'), '# Words of June\n');
  commit(copy.file('.'), '2026-06-02T18:30:00Z', 'content');
  await appendFile(copy.file('content/contact.yaml'), '# Words of today\n');
  // One that no page names, with what the camera noted.
  const { data } = await sharp(copy.file('photographs/quayside.jpg'))
    .negate()
    .withMetadata()
    .toBuffer({ resolveWithObject: true });
  await writeFile(copy.file('photographs/unused.jpg'), data);
  // As some telephones and messengers save: with a few wrong bytes near the end.
  const phone = await phonePhotograph();
  phone.fill(0, phone.length - 2000, phone.length - 1996);
  await writeFile(copy.file('photographs/phone.jpg'), phone);
  await appendFile(
    copy.file('content/photographs.yaml'),
    '- { place: /areas/newhaven-harbour, file: phone.jpg, alt: Red above blue, shape: tall, focus: 100% 0% }\n',
  );
  await cp(copy.file('dist/index.html'), copy.file('dist/old.html'));
  run = await copy.build();
}, 180_000);
afterAll(() => copy.remove());

test('a good build replaces the last site whole, and lists what is made up', async () => {
  expect([run.code, run.printed]).toEqual([0, expect.stringContaining('phone: 0808 157 0123')]);
  expect(await readdir(copy.file('dist'))).not.toContain('old.html');
  expect((await readdir(copy.file('.'))).filter((name) => name.startsWith('dist.'))).toEqual([]);
});

test('the sitemap has the day on which each page’s words last changed, and none where they were changed since', async () => {
  const sitemap = await readFile(copy.file('dist/sitemap.xml'), 'utf8');
  const dates = Object.fromEntries(
    [...sitemap.matchAll(/<loc>https:\/\/[^/]*(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, path, date]) => [
      path,
      date,
    ]),
  );
  expect(dates).toMatchObject({ '/about': '2026-06-02T18:30:00Z', '/areas/newhaven-harbour': '2026-06-01T09:00:00Z' });
  expect(dates).toHaveProperty('/contact', undefined);
});

test('a photograph takes the drawing’s place, upright, in AVIF and WebP, with its room kept', async () => {
  const $ = load(await readFile(copy.file('dist/about.html'), 'utf8'));
  const image = $('main picture img');
  expect(image.attr('alt')).toMatch(/^A plumber's van on the quay/);
  expect([image.attr('width'), image.attr('height')]).toEqual(['900', '1200']);
  const versions = [$('main picture source').attr('srcset'), image.attr('srcset')].join(', ').split(', ');
  expect(versions.length).toBeGreaterThanOrEqual(4);
  for (const version of versions) {
    const [address = '', width] = version.split(' ');
    const { format, height, width: real } = await sharp(copy.file(`dist${address}`)).metadata();
    expect(address).toMatch(format === 'heif' ? /\.avif$/ : /\.webp$/);
    expect([`${real}w`, Math.round((height / real) * 900)]).toEqual([width, 1200]);
  }
});

test('a photograph of 12 MB from a telephone held upright comes out upright, cropped and small', async () => {
  const $ = load(await readFile(copy.file('dist/areas/newhaven-harbour.html'), 'utf8'));
  const image = $('main picture img[src^="/photographs/"]');
  expect([image.attr('width'), image.attr('height')]).toEqual(['1600', '2133']);
  const { size } = await stat(copy.file('photographs/phone.jpg'));
  expect(size).toBeGreaterThan(12_000_000);
  for (const address of [image.siblings('source').attr('srcset'), image.attr('srcset')]
    .join(', ')
    .match(/\S+(avif|webp)/g) ?? []) {
    const file = copy.file(`dist${address}`);
    expect((await stat(file)).size, address).toBeLessThan(size / 20);
    const { data, info } = await sharp(file).resize(3, 4).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [top, bottom] = [data.subarray(0, info.channels), data.subarray(-info.channels)];
    expect(
      [top[0], bottom[2]].every((channel = 0) => channel > 150),
      `${address}: red above blue`,
    ).toBe(true);
    expect(
      [top[2], bottom[0]].every((channel = 0) => channel < 100),
      `${address}: red above blue`,
    ).toBe(true);
  }
});

test('a second build of the same makes no share picture again, and they are the same to the byte', async () => {
  const names = (await readdir(copy.file('dist/share'), { recursive: true })).filter((name) => name.endsWith('.png'));
  expect(names.length).toBeGreaterThan(6);
  const before = await Promise.all(names.map((name) => readFile(copy.file(`dist/share/${name}`))));
  const kept = await keptSince();
  for (const [index, picture] of before.entries()) expect(kept.has(digest(picture)), names[index]).toBe(true);
  const start = Date.now();
  expect((await copy.build()).code).toBe(0);
  const made = await keptSince(start);
  for (const [index, picture] of before.entries()) {
    expect(picture.equals(await readFile(copy.file(`dist/share/${names[index]}`))), names[index]).toBe(true);
    expect(made.has(digest(picture)), names[index]).toBe(false);
  }
}, 120_000);

test('nothing that the camera noted is published, the original least of all', async () => {
  const names = await readdir(copy.file('dist'), { recursive: true });
  const pictures = names.filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name));
  expect(pictures.length).toBeGreaterThan(4);
  expect(names.filter((name) => name.includes('unused'))).toEqual([]);
  for (const name of pictures) {
    const { exif } = await sharp(copy.file(`dist/${name}`)).metadata();
    expect(exif, name).toBeUndefined();
  }
});

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What builds keep of what they make, by its digest, which each file begins with; all of it, or what was written since a time. */
async function keptSince(time = 0): Promise<Set<string>> {
  const folder = 'node_modules/.cache/made-once';
  const names = (await readdir(folder)).filter((name) => /^[\da-f]+$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ file: join(folder, name), written: (await stat(join(folder, name))).mtimeMs })),
  );
  const since = files.filter(({ written }) => written >= time);
  return new Set(await Promise.all(since.map(async ({ file }) => (await readFile(file)).toString('hex', 0, 32))));
}

/** What a telephone saves: 12 megapixels on their side, a note of which way is up, where it was taken, and with what. */
async function phonePhotograph(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const left = { create: { width: width / 2, height, channels: 3, background: '#e02020' } } as const;
  return (
    sharp({ create: { width, height, channels: 3, background: '#2020e0' } })
      .composite([
        { input: left, left: 0, top: 0 },
        { input: grain, blend: 'soft-light' },
      ])
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .withExif({
        IFD0: { Make: 'A telephone' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '50/1 49/1 21/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 8/1 13/1',
        },
      })
      // The top of the picture is on the left of what is stored.
      .withMetadata({ orientation: 6 })
      .toBuffer()
  );
}
