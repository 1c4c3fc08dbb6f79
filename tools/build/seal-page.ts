import { createHash } from 'node:crypto';

/**
 * Puts a page's policy first in its head: the browser may run and apply the page's own inline scripts and styles, and those that are files
 * of the same site. What holds for all pages is in the header (deploy/cloudflare/_headers), where a saved page, whose pictures are no
 * longer the site's, doesn't have it. (Astro's own `security.csp` lists the hashes of all pages on each: 1.4 KB that do not compress.)
 * @param html a whole page
 * @throws when the page does not begin its head with its character set
 */
export function sealPage(html: string): string {
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error('A page begins its head with <meta charset="utf-8">');
  return html.replace(charset, `${charset}<meta http-equiv="content-security-policy" content="${policyFor(html)}">`);
}

function policyFor(html: string): string {
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  // A data block such as JSON-LD runs nothing, and a file is allowed as one of the site's.
  const scripts = hashes(html, /<script(?![^>]*(?:ld\+json| src=))[^>]*>([\s\S]*?)<\/script>/g);
  return `style-src ${[...styles, "'self'"].join(' ')};script-src ${[...scripts, "'self'"].join(' ')}`;
}

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return `'sha256-${hash}'`;
  });
}
