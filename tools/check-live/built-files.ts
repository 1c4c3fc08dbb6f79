import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from '../../deploy/site-files.ts';

/**
 * The files that were built last, by their path from the site's root: pages with their text, others without.
 * @param folder that the build writes
 * @returns nothing where there is no site in it
 */
export function builtFiles(folder: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const textOf = (file: string) => (file.endsWith('.html') ? readFileSync(join(folder, file), 'utf8') : '');
  return new Map(siteFiles(folder).map((file) => [file, textOf(file)]));
}
