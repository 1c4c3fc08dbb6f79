import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './publish.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
});

afterEach(() => rm(project, { recursive: true }));

const publishNext = () => publish(join(project, 'dist.next'), join(project, 'dist'));

async function siteIn(folder: string, words: string): Promise<void> {
  await mkdir(join(project, folder));
  await writeFile(join(project, folder, 'index.html'), words);
}

test.each([['over another'], ['for the first time']])(
  'a new site is published %s, and leaves nothing behind',
  async (when) => {
    if (when === 'over another') await siteIn('dist', 'old');
    await siteIn('dist.next', 'new');
    await publishNext();
    expect(await readFile(join(project, 'dist/index.html'), 'utf8')).toBe('new');
    expect(await readdir(project)).toEqual(['dist']);
  },
);

test('when the new site cannot be put in its place, the last one is put back', async () => {
  await siteIn('dist', 'old');
  await expect(publishNext()).rejects.toThrow('ENOENT');
  expect(await readFile(join(project, 'dist/index.html'), 'utf8')).toBe('old');
  expect(await readdir(project)).toEqual(['dist']);
});
