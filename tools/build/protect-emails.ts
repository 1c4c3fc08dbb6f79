/**
 * Adds comments that tell Cloudflare to leave emails as they are. By default, Cloudflare replaces each email with "[email protected]" and
 * adds a script that restores it; the site's content security policy blocks that script. The comments are added to finished pages, because
 * React can't write comments.
 * @param html a whole page
 * @see https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export const protectEmails = (html: string): string =>
  html.replace(token, (part) => {
    if (emailLink.test(part)) return protectedFrom(part);
    return part.startsWith('<') ? part : part.replace(email, protectedFrom);
  });

const emailLink = /^<a\b[^>]*\bhref="mailto:/;
const protectedFrom = (part: string) => `<!--email_off-->${part}<!--/email_off-->`;
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * One piece of HTML: a link to an email; a comment, or an element whose content isn't shown as text; another tag; or text. Attributes may
 * contain `>`.
 */
const token =
  /<a\b[^>]*\bhref="mailto:[^>]*>[\s\S]*?<\/a>|<!--[\s\S]*?-->|<(script|style|title|svg)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
