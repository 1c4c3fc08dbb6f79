import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Paths of all files in a folder and its subfolders, relative to the folder, sorted, each with a leading slash. */
export function siteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll(sep, '/'))
    .sort();
}

/** Files with rules for Cloudflare, which no host sends to visitors. */
export const rulePaths = ['/_headers', '/_redirects'];

/** Paths of the HTML files in a folder, in the form of `siteFiles`, without verification files of Google. */
export function pageFiles(folder: string): string[] {
  return siteFiles(folder).filter((file) => file.endsWith('.html') && !isVerification(file));
}

/** Whether a file is one with which Google verifies the owner of a site. Such a file is not a page, and is served unchanged. */
export const isVerification = (file: string) => /^\/google[\da-f]{8,32}\.html$/.test(file);

/** Path of a page on the site, from the path of its file: `/about.html` gives `/about`. */
export function addressOf(file: string): string {
  return file.replace(/(^\/index)?\.html$/, '') || '/';
}
