import { createHash } from 'node:crypto';

/** What Cloudflare can be set to put into pages, and the switch that does it. The site's policies refuse all of it. */
const additions: readonly [mark: RegExp, change: string][] = [
  [/\/cdn-cgi\/l\/email-protection|email-decode\.min\.js/, 'emails are hidden: turn off Email Address Obfuscation'],
  [/rocket-loader|\stype="[\da-f]{24}-/, 'scripts wait for another script: turn off Rocket Loader'],
  [/static\.cloudflareinsights\.com/, 'a script counts visitors: turn off Web Analytics'],
  [/\/cdn-cgi\/challenge-platform/, 'a script looks for bots: turn off JavaScript Detections'],
  [/\/cdn-cgi\/zaraz/, 'a script loads others: turn off Zaraz'],
];

/**
 * Finds what a host has changed in a page on the way to its visitors.
 * @param html the page as it is served
 * @returns each change, with the switch where it is known; none where the page is as it was built
 */
export function changesIn(html: string): string[] {
  const known = additions.flatMap(([mark, change]) => (mark.test(html) ? [change] : []));
  if (known.length > 0) return known;
  if (html.includes('/cdn-cgi/')) return ['something of Cloudflare’s own was added: turn off what changes pages'];
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const inline = html.matchAll(/<(style|script)(?![^>]*(?:ld\+json| src=))[^>]*>([\s\S]*?)<\/\1>/g);
  const changed = [...inline].filter(([, , code = '']) => !policy.includes(hashOf(code)));
  const files = html.matchAll(/<(script|iframe|link rel=["']?stylesheet)\b[^>]*?\s(?:src|href)=["']?([^"'\s>]+)/g);
  const foreign = [...files].filter(([, , address = '']) => !/^\/[^/]/.test(address));
  return [
    ...new Set(
      changed.map(([, name]) => `a <${name}> that the page was not built with: turn off what minifies or adds it`),
    ),
    ...foreign.map(([, , address]) => `something from elsewhere, ${address}: turn off what adds it`),
  ];
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
