import { createHash } from 'node:crypto';

/**
 * Code that Cloudflare can add to pages, and that the content security policy of the site blocks. `mark` recognises the code; `change` says
 * what the code does, and which of Cloudflare's settings to turn off.
 */
const additions: readonly [mark: RegExp, change: string][] = [
  [/\/cdn-cgi\/l\/email-protection|email-decode\.min\.js/, 'emails are replaced: turn off Email Address Obfuscation'],
  [/rocket-loader|\stype="[\da-f]{24}-/, 'scripts wait for another script: turn off Rocket Loader'],
  [/static\.cloudflareinsights\.com/, 'a script counts visitors: turn off Web Analytics'],
  [/\/cdn-cgi\/challenge-platform/, 'a script looks for bots: turn off JavaScript Detections'],
  [/\/cdn-cgi\/zaraz/, 'a script loads others: turn off Zaraz'],
];

/**
 * Finds scripts and styles that a host added to a page, or changed, after the page was built. Doesn't find other changes.
 * @param html the page as it is served
 * @returns each change, with the setting to turn off if it is known. Empty if there are none
 */
export function changesIn(html: string): string[] {
  const known = additions.flatMap(([mark, change]) => (mark.test(html) ? [change] : []));
  if (known.length > 0) return known;
  if (html.includes('/cdn-cgi/'))
    return ['a file of Cloudflare’s own was added: turn off the setting that changes pages'];
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const inline = html.matchAll(/<(style|script)(?![^>]*(?:ld\+json| src=))[^>]*>([\s\S]*?)<\/\1>/g);
  const changed = [...inline].filter(([, , code = '']) => !policy.includes(hashOf(code)));
  const files = html.matchAll(/<(script|iframe|link rel=["']?stylesheet)\b[^>]*?\s(?:src|href)=["']?([^"'\s>]+)/g);
  const fromElsewhere = [...files].filter(([, , address = '']) => !/^\/[^/]/.test(address));
  return [
    ...new Set(
      changed.map(
        ([, name]) => `a <${name}> that is not in the built page: turn off the setting that minifies or adds code`,
      ),
    ),
    ...fromElsewhere.map(([, , address]) => `a file from another site, ${address}: turn off the setting that adds it`),
  ];
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
