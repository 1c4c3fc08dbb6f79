import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** The files of a folder as paths from the site's root, sorted. */
export function siteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll(sep, '/'))
    .sort();
}

/** What a site has for hosts alone, as paths from its root. */
export const rulePaths = ['/_headers', '/_redirects'];

/** The pages of a folder, as paths of their files from the site's root. */
export function pageFiles(folder: string): string[] {
  return siteFiles(folder).filter((file) => file.endsWith('.html'));
}

/** The address of a page, from the path of its file. */
export function addressOf(file: string): string {
  return file.replace(/(^\/index)?\.html$/, '') || '/';
}
