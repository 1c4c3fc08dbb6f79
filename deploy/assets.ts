import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The pages in a built site, by path. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}

/** Removes bundled files that no page and no other bundled file names. */
export async function removeUnusedAssets(folder: string): Promise<void> {
  const assetFolder = join(folder, '_astro');
  const names = await readdir(assetFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const assets = names.map((name) => join(assetFolder, name));
  const texts = new Map<string, string>();
  for (const file of [...(await htmlFiles(folder)), ...assets]) texts.set(file, await readFile(file, 'utf8'));
  for (const asset of assets) {
    const named = [...texts].some(([file, text]) => file !== asset && text.includes(basename(asset)));
    if (!named) await rm(asset);
  }
}
