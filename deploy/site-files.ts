import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Files of a folder and the folders in it, as sorted paths that begin with a slash. */
export function siteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll(sep, '/'))
    .sort();
}

/** Files with rules for the host, which are not served. */
export const rulePaths = ['/_headers', '/_redirects'];

/** Pages of a folder: its HTML files but for a search engine's, as paths that begin with a slash. */
export function pageFiles(folder: string): string[] {
  return siteFiles(folder).filter((file) => file.endsWith('.html') && !isVerification(file));
}

/** Whether a file is the one with which Google lets an owner prove that the site is theirs: it is no page, and served as it is. */
export const isVerification = (file: string) => /^\/google[\da-f]{8,32}\.html$/.test(file);

/** Address of a page by the path of its file: `/about.html` is at `/about`. */
export function addressOf(file: string): string {
  return file.replace(/(^\/index)?\.html$/, '') || '/';
}
