/**
 * Marks emails for Cloudflare to leave as they are. By default it puts "[email protected]" in their place, and a script that shows
 * them again, which the site's policy refuses. React writes no comments, so this is done to finished pages.
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

/** A link to an email; a comment, or an element whose content is no text; another tag; or a text. Attributes may contain `>`. */
const token =
  /<a\b[^>]*\bhref="mailto:[^>]*>[\s\S]*?<\/a>|<!--[\s\S]*?-->|<(script|style|title|svg)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;
