import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringBack, swapIn } from './swap-in.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
});

afterEach(async () => {
  vi.doUnmock('node:fs');
  await rm(project, { recursive: true });
});

const swap = () => swapIn(join(project, 'dist.next'), join(project, 'dist'));

async function siteIn(folder: string, words: string): Promise<void> {
  await mkdir(join(project, folder));
  await writeFile(join(project, folder, 'index.html'), words);
}

test.each([['over another'], ['for the first time']])(
  'a new site comes in %s, and leaves nothing behind',
  async (when) => {
    if (when === 'over another') await siteIn('dist', 'old');
    await siteIn('dist.next', 'new');
    expect(swap()).toBe(true);
    expect(await readFile(join(project, 'dist/index.html'), 'utf8')).toBe('new');
    expect(await readdir(project)).toEqual(['dist']);
  },
);

test('a link to another folder is not replaced by a folder', async () => {
  await siteIn('web', 'old');
  await symlink(join(project, 'web'), join(project, 'dist'));
  await siteIn('dist.next', 'new');
  expect(swap).toThrow('is a link to another folder');
  expect(await readFile(join(project, 'dist/index.html'), 'utf8')).toBe('old');
});

test('when the new site cannot be put in its place, the last one is put back', async () => {
  await siteIn('dist', 'old');
  expect(swap).toThrow('ENOENT');
  expect(await readFile(join(project, 'dist/index.html'), 'utf8')).toBe('old');
  expect(await readdir(project)).toEqual(['dist']);
});

test('when the last site cannot be deleted, the new one is in place all the same, and the caller is told', async () => {
  await siteIn('dist', 'old');
  await siteIn('dist.next', 'new');
  let deleted = 0;
  vi.doMock('node:fs', async (original) => ({
    ...(await original<typeof import('node:fs')>()),
    rmSync: () => {
      deleted += 1;
      if (deleted > 1) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    },
  }));
  vi.resetModules();
  const { swapIn: swapWhereNothingCanBeDeleted } = await import('./swap-in.ts');
  expect(swapWhereNothingCanBeDeleted(join(project, 'dist.next'), join(project, 'dist'))).toBe(false);
  expect(await readFile(join(project, 'dist/index.html'), 'utf8')).toBe('new');
});

test('a site whose swap was cut off comes back; one that is in place stays', async () => {
  await siteIn('dist.last', 'old');
  bringBack(join(project, 'dist'));
  expect(await readdir(project)).toEqual(['dist']);
  await siteIn('dist.last', 'older');
  bringBack(join(project, 'dist'));
  expect(await readFile(join(project, 'dist/index.html'), 'utf8')).toBe('old');
});
