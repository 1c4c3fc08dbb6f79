import { changeTexts } from '../../src/site/text/html-texts.ts';
import { numberParts } from '../../src/site/text/spaced-numbers.ts';

/**
 * Isolates numbers in several groups, such as telephone numbers, so that they read from left to right wherever they stand: a
 * browser that translates a page into Arabic, Hebrew, Persian or Urdu turns its paragraphs round, and the groups with them.
 * @param html a whole page
 */
export const isolateNumbers = (html: string): string =>
  changeTexts(html, (text) =>
    numberParts(text)
      .map((part) => (part.isNumber ? `<bdi dir="ltr">${part.text}</bdi>` : part.text))
      .join(''),
  );

/**
 * Marks emails for Cloudflare to leave as they are. By default it puts "[email protected]" in their place, and a script that shows
 * them again, which the site's policy refuses.
 * @param html a whole page
 * @see https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function protectEmails(html: string): string {
  const links = /(<a\b[^>]*\bhref="mailto:[^>]*>[\s\S]*?<\/a>)/;
  const protectedFrom = (part: string) => `<!--email_off-->${part}<!--/email_off-->`;
  return html
    .split(links)
    .map((part, index) =>
      index % 2 === 1 ? protectedFrom(part) : changeTexts(part, (text) => text.replace(email, protectedFrom)),
    )
    .join('');
}

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
