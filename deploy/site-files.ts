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

/** Pages of a folder: its HTML files except a search engine's, as paths that begin with a slash. */
export function pageFiles(folder: string): string[] {
  return siteFiles(folder).filter((file) => file.endsWith('.html') && !isVerification(file));
}

/** Whether a file proves to Google who owns the site. It is not a page, and is served unchanged. */
export const isVerification = (file: string) => /^\/google[\da-f]{8,32}\.html$/.test(file);

/** Address of a page by the path of its file: `/about.html` is at `/about`. */
export function addressOf(file: string): string {
  return file.replace(/(^\/index)?\.html$/, '') || '/';
}
