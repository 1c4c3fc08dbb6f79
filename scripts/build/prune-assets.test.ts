import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pruneAssets } from './prune-assets.ts';

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(site, '_astro'));
  await writeFile(join(site, '_astro/client.js'), 'nobody asks for this');
});

afterEach(() => rm(site, { recursive: true }));

test('what a page or another bundled file names is kept, the rest goes', async () => {
  await writeFile(join(site, 'index.html'), '<script src="/_astro/page.js">');
  await writeFile(join(site, '_astro/page.js'), 'import "./part.js"');
  await writeFile(join(site, '_astro/part.js'), '');
  await pruneAssets(site);
  expect((await readdir(join(site, '_astro'))).sort()).toEqual(['page.js', 'part.js']);
});

test('the folder goes with the last of them', async () => {
  await writeFile(join(site, 'index.html'), '');
  await pruneAssets(site);
  expect(await readdir(site)).toEqual(['index.html']);
});

test('a site without bundled files stays as it is', async () => {
  await rm(join(site, '_astro'), { recursive: true });
  await writeFile(join(site, 'index.html'), '');
  await pruneAssets(site);
  expect(await readdir(site)).toEqual(['index.html']);
});
