import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The pages in a built site, by path. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}
