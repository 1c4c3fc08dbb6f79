import { createHash } from 'node:crypto';

/**
 * Adds a content security policy to the head of a page, after the character set. The policy allows the page's inline scripts and styles by
 * their hashes, and script and style files of the same site. The other directives are in a header (deploy/cloudflare/_headers). In the
 * page, those directives would block the pictures of a copy that a visitor saves. Astro's `security.csp` isn't used, because it lists the
 * hashes of all pages on each page (1.4 KB).
 * @param html HTML of a page
 * @throws when the page has no `<meta charset="utf-8">`
 */
export function addPolicy(html: string): string {
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error('Found a page whose head does not begin with <meta charset="utf-8">');
  return html.replace(charset, `${charset}<meta http-equiv="content-security-policy" content="${policyFor(html)}">`);
}

function policyFor(html: string): string {
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  // Leaves out JSON-LD, which is data and needs no hash, and script files, which 'self' allows.
  const scripts = hashes(html, /<script(?![^>]*(?:ld\+json| src=))[^>]*>([\s\S]*?)<\/script>/g);
  return `style-src ${[...styles, "'self'"].join(' ')};script-src ${[...scripts, "'self'"].join(' ')}`;
}

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return `'sha256-${hash}'`;
  });
}
