import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, pageFiles } from '../../deploy/site-files.ts';
import { isolateNumbers, protectEmails } from './finish-texts.ts';
import { sealPage } from './seal-page.ts';
import { propertiesIn, trimStyles } from './trim-styles.ts';

/**
 * Gives every page in a folder its own styles and its policy, takes out what no browser needs, and protects its jumps, numbers and
 * emails from what browsers and hosts do to them.
 */
export function finishPages(folder: string): void {
  const usedLater = usedByScripts(folder);
  for (const name of pageFiles(folder)) {
    const written = withoutMarkers(readFileSync(folder + name, 'utf8'));
    const html = isolateNumbers(protectEmails(shortenJumps(written, addressOf(name))));
    writeFileSync(folder + name, sealPage(trimStyles(html, usedLater)));
  }
}

/**
 * Writes links to a page's own places as `#place`, whoever wrote them. With the page's path before it, a browser loads the page
 * again where the address has a query, as that of an advertisement has.
 * @param path of the page, such as `/contact`
 */
export const shortenJumps = (html: string, path: string) => html.replaceAll(` href="${path}#`, ' href="#');

/** The custom properties that scripts use once the page is there. */
function usedByScripts(folder: string): Set<string> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Set(propertiesIn(scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join()));
}

/**
 * Takes out the comments by which React would find its texts again, the namespace that HTML gives SVG by itself, and the slashes of
 * elements that have no end.
 */
const withoutMarkers = (html: string) =>
  html
    .replaceAll(/<!-- -->| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g, '')
    .replace(/(<(?:br|img|link|meta|source)\b[^>]*?)\/>/g, '$1>');
