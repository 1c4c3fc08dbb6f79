import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, pageFiles } from '../../deploy/site-files.ts';
import { addPolicy } from './add-policy.ts';
import { protectEmails } from './protect-emails.ts';
import { propertiesIn, trimStyles } from './trim-styles.ts';

/**
 * Finishes every page in a folder: trims its styles, adds its content security policy, removes markup that browsers don't need, and
 * protects links within the page and emails from changes by browsers and hosts.
 */
export function finishPages(folder: string): void {
  const usedInScripts = usedByScripts(folder);
  for (const name of pageFiles(folder)) {
    const html = withoutMarkers(readFileSync(folder + name, 'utf8'));
    const protectedHtml = protectEmails(shortenOwnLinks(html, addressOf(name)));
    writeFileSync(folder + name, addPolicy(trimStyles(protectedHtml, usedInScripts)));
  }
}

/**
 * Removes the path from links to a place on the same page: `/contact#quote` becomes `#quote` on Contact. With the path, a browser loads
 * the page again when its address has a query, such as one of an advertisement.
 * @param path path of the page, such as `/contact`
 */
const shortenOwnLinks = (html: string, path: string) => html.replaceAll(` href="${path}#`, ' href="#');

/** Custom properties that scripts use after the page has loaded. */
function usedByScripts(folder: string): Set<string> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Set(propertiesIn(scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join()));
}

/**
 * Removes the comments that React needs for hydration, the namespace of SVG, which HTML implies, and the slash that ends void elements.
 */
const withoutMarkers = (html: string) =>
  html
    .replaceAll(/<!-- -->| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g, '')
    .replace(/(<(?:br|img|link|meta|source)\b[^>]*?)\/>/g, '$1>');
