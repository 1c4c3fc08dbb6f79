import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** The files of a folder as paths from the site's root, sorted. */
export function siteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll(sep, '/'))
    .sort();
}
