import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { htmlFiles } from './html-files.ts';

/** Removes bundled files that no page and no other bundled file names, and their folder when none is left. */
export async function pruneAssets(site: string): Promise<void> {
  const folder = join(site, '_astro');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const assets = names.map((name) => join(folder, name));
  const texts = new Map<string, string>();
  for (const file of [...(await htmlFiles(site)), ...assets]) texts.set(file, await readFile(file, 'utf8'));
  const unused = assets.filter(
    (asset) => ![...texts].some(([file, text]) => file !== asset && text.includes(basename(asset))),
  );
  for (const asset of unused) await rm(asset);
  if (unused.length === assets.length) await rm(folder, { recursive: true, force: true });
}
