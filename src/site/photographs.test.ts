import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleFolder, readWith } from '../../tests/support/example-firm.ts';
import { photographPath } from './photograph-uses.ts';
import { photographFiles, readPhotographs } from './photographs.ts';

const site = await readWith({});
const folder = `${exampleFolder}/photographs`;

test('each file is served once, in a modern format and in one that older browsers know', () => {
  const paths = photographFiles(site.photographs).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const named = (format: string) => paths.filter((path) => path.endsWith(`.${format}`)).length;
  expect(named('avif')).toBe(named('webp'));
});

test('no file is wider than its original, and the last one has the size that its place keeps', () => {
  for (const { width, avif, webp } of site.photographs.byPlace.values()) {
    for (const files of [avif, webp]) {
      expect(files.every((file) => file.width <= file.crop.width)).toBe(true);
      expect(files.at(-1)?.width).toBe(width);
    }
  }
});

test('a photograph that is cropped in another way has another address', async () => {
  const [shown] = site.words.photographs;
  if (!shown) throw new Error('The filled firm has photographs');
  const words = {
    ...site.words,
    photographs: [
      { ...shown, place: '/', shape: undefined },
      { ...shown, place: '/about', shape: 'tall' as const },
    ],
  };
  const { byPlace } = await readPhotographs({ ...site, words }, folder);
  const [one, other] = ['/', '/about'].map((each) => byPlace.get(each)?.webp[0]?.path);
  expect(one).not.toBe(other);
});

test('a photograph is found whatever its capitals, and its address has none', async () => {
  const [shown] = site.words.photographs;
  if (!shown) throw new Error('The filled firm has photographs');
  const photographs = mkdtempSync(join(tmpdir(), 'photographs-'));
  copyFileSync(join(folder, shown.file), join(photographs, 'IMG_1234 Mum’s bath.PNG'));
  const words = { ...site.words, people: [], photographs: [{ ...shown, file: 'img_1234 mum’s bath.png' }] };
  const { byPlace } = await readPhotographs({ ...site, jobs: [], words }, photographs);
  expect(byPlace.get(shown.place)?.webp[0]?.path).toMatch(/^\/photographs\/img_1234-mums-bath-/);
  expect(photographPath(photographs, 'other.png')).toBeUndefined();
  copyFileSync(join(folder, shown.file), join(photographs, 'img_1234 mum’s bath.png'));
  // The file systems of Windows and macOS ignore capitals. There, the second copy has replaced the first, and the folder has one file.
  if (readdirSync(photographs).length === 2) {
    expect(photographPath(photographs, 'IMG_1234 MUM’S BATH.png'), 'which of two').toBeUndefined();
    expect(photographPath(photographs, 'img_1234 mum’s bath.png')).toContain('img_1234 mum’s bath.png');
  }
  rmSync(photographs, { recursive: true });
});

test('a job that no page shows has no files', async () => {
  const [job] = site.jobs.filter(({ photographs }) => photographs);
  if (!job) throw new Error('The filled firm has a job with photographs');
  const jobs = ['4', '3', '2', '1'].map((name) => ({ ...job, name }));
  const { byJob } = await readPhotographs({ ...site, jobs }, folder);
  expect([...byJob.keys()]).toEqual(['4', '3', '2']);
});
