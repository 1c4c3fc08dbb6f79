import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlFiles } from './check-pages.ts';
import { sealPage } from './seal-page.ts';
import { namesIn, trimStyles } from './trim-styles.ts';

/** Gives every page in a folder its own styles and its policy. */
export async function finishPages(folder: string): Promise<void> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const code = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  const usedLater = new Set(namesIn(code.join()));
  for (const file of htmlFiles(folder).map((name) => join(folder, name))) {
    await writeFile(file, sealPage(trimStyles(await readFile(file, 'utf8'), usedLater)));
  }
}
