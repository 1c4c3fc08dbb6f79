import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Run } from '../../tools/run-program.ts';
import { copyGeneratedFirm } from '../support/generated-firm.ts';
import type { ProjectCopy } from '../support/project-copy.ts';

/** Copy of the project with generated firm 5 (see support/generated-firm.ts), which has one area and no optional content. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyGeneratedFirm(5);
});
afterAll(() => copy.remove());

/** Changes a file of the copy, and returns a function that changes it back. */
const change = async (name: string, how: (text: string) => string) => {
  const text = await readFile(copy.file(name), 'utf8');
  expect(how(text)).not.toBe(text);
  await writeFile(copy.file(name), how(text));
  return () => writeFile(copy.file(name), text);
};

test('a build with a problem in the content names its file, its line and its field, and keeps the last good site', async () => {
  const changeBack = await change('firm/content/about.yaml', (text) =>
    text.replace(/^heading: .*$/m, 'haeding: About us'),
  );
  const { code, printed } = await copy.build();
  await changeBack();
  expect(code, printed).toBe(1);
  expect(printed).toMatch(/^content\/about\.yaml:\d+ › haeding: found .+, expected /m);
  expect(printed).not.toMatch(/^ {4}at |node_modules/m);
  expect(printed).toContain('dist/ has not changed.');
  expect(await readFile(copy.file('dist/index.html'), 'utf8')).toBe('the last good site');
});

describe('a good build', () => {
  let run: Run;
  beforeAll(async () => {
    await writeFile(copy.file('dist/old.html'), 'of the last site');
    await writeFile(copy.file('firm/photographs/house.jpg'), await phonePhotograph());
    await change(
      'firm/content/photographs.yaml',
      () => '- { place: /about, file: house.jpg, alt: Red above blue, shape: tall }\n',
    );
    run = await copy.build();
  }, 180_000);

  test('replaces the last site completely, and lists the facts that are made up', async () => {
    expect(run.code, run.printed).toBe(0);
    expect(run.printed).toContain('Still made up');
    expect(await readdir(copy.file('dist'))).not.toContain('old.html');
    expect((await readdir(copy.file('.'))).filter((name) => name.startsWith('dist.'))).toEqual([]);
  });

  test('shows a photograph from a telephone upright, cropped and small, without its location', async () => {
    const $ = load(await readFile(copy.file('dist/about.html'), 'utf8'));
    const image = $('main picture img[alt="Red above blue"]');
    const versions = [image.siblings('source').attr('srcset'), image.attr('srcset')]
      .join(', ')
      .match(/\S+(avif|webp)/g);
    expect(versions?.length).toBeGreaterThanOrEqual(4);
    const { size } = await stat(copy.file('firm/photographs/house.jpg'));
    for (const address of versions ?? []) {
      const file = copy.file(`dist${address}`);
      const { exif, width, height } = await sharp(file).metadata();
      expect([exif, Math.round((height / width) * 3)], address).toEqual([undefined, 4]);
      expect((await stat(file)).size, address).toBeLessThan(size / 5);
      const [red = 0, , blue = 0] = await sharp(file).resize(3, 4).removeAlpha().raw().toBuffer();
      expect(red, `${address}: red is above`).toBeGreaterThan(blue + 100);
    }
  });
});

/** JPEG as a phone saves it: stored rotated, with orientation, location and camera in its EXIF data. */
function phonePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const red = { create: { width: 1000, height: 1500, channels: 3, background: '#e02020' } } as const;
  const grain = { create: { width: 2000, height: 1500, channels: 3, background: '#000', noise } } as const;
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#2020e0' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: grain, blend: 'soft-light' },
    ])
    .jpeg({ quality: 100 })
    .withExif({ IFD0: { Make: 'A telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 49/1 21/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
