import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, pageFiles } from '../../deploy/site-files.ts';
import { addPolicy } from './add-policy.ts';
import { protectEmails } from './protect-emails.ts';
import { propertiesIn, trimStyles } from './trim-styles.ts';

/**
 * Changes every built page in a folder: removes markup that browsers don't need, shortens links within the page, protects emails from
 * Cloudflare, removes unused styles, and adds the content security policy.
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
 * Removes the path from links to a place on the same page: on the page `/contact`, `/contact#quote` becomes `#quote`. If the address of the
 * page has a query, such as that of an advertisement, a link with the path would load the page again.
 * @param path path of the page, such as `/contact`
 */
const shortenOwnLinks = (html: string, path: string) => html.replaceAll(` href="${path}#`, ' href="#');

/** Names of custom properties that scripts use after the page has loaded. */
function usedByScripts(folder: string): Set<string> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Set(propertiesIn(scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join()));
}

/** Removes React's comments for hydration, the SVG namespace (HTML doesn't need it), and the slash of void elements such as `<br/>`. */
const withoutMarkers = (html: string) =>
  html
    .replaceAll(/<!-- -->| xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g, '')
    .replace(/(<(?:br|img|link|meta|source)\b[^>]*?)\/>/g, '$1>');
