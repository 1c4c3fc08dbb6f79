import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes photographs that no page shows: Astro publishes each as it came from the camera, with where it was taken.
 * @param folder where the site was written
 * @param pages the files of its pages, in the folder
 */
export async function removeOriginals(folder: string, pages: readonly string[]): Promise<void> {
  const names = (await readdir(join(folder, '_astro'))).filter((name) => /\.(jpe?g|png)$/i.test(name));
  if (names.length === 0) return;
  const html = await Promise.all(pages.map((page) => readFile(join(folder, page), 'utf8')));
  const unused = names.filter((name) => !html.some((page) => page.includes(name)));
  await Promise.all(unused.map((name) => rm(join(folder, '_astro', name))));
}
