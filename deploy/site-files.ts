import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { namelessPages } from './host-rules.ts';

/** The files of a folder as paths from the site's root, sorted. */
export function siteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll(sep, '/'))
    .sort();
}

/** What a site has for hosts alone, as paths from its root. */
export const rulePaths = ['/_headers', '/_redirects'];

/** The pages of a folder that have an address, as paths of their files from the site's root, sorted. */
export function pageFiles(folder: string): string[] {
  const nameless = namelessPages.map((page) => `${page}.html`);
  return siteFiles(folder).filter((file) => file.endsWith('.html') && !nameless.includes(file));
}

/** The address of a page, from the path of its file. */
export function addressOf(file: string): string {
  return file.replace(/(^\/index)?\.html$/, '') || '/';
}
