import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmFolder } from '../support/other-firm.ts';
import { copyProject, type ProjectCopy, type Run } from '../support/project-copy.ts';

let copy: ProjectCopy;
let run: Run;
beforeAll(async () => {
  copy = await copyProject(firmFolder);
  // One that no page names, with what the camera noted.
  const { data } = await sharp(copy.file('photographs/quayside.jpg'))
    .negate()
    .withMetadata()
    .toBuffer({ resolveWithObject: true });
  await writeFile(copy.file('photographs/unused.jpg'), data);
  await cp(copy.file('dist/index.html'), copy.file('dist/old.html'));
  run = await copy.build();
});
afterAll(() => copy.remove());

test('a good build replaces the last site whole, and lists what is made up', async () => {
  expect([run.code, run.printed]).toEqual([0, expect.stringContaining('phone: 0808 157 0123')]);
  expect(await readdir(copy.file('dist'))).not.toContain('old.html');
  expect((await readdir(copy.file('.'))).filter((name) => name.startsWith('dist.'))).toEqual([]);
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
