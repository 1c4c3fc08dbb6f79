import { changeTexts } from '../../src/site/text/html-texts.ts';
import { numberParts } from '../../src/site/text/spaced-numbers.ts';

/**
 * Isolates numbers in several groups, such as telephone numbers, so that they always read from left to right. When a browser
 * translates a page into Arabic, Hebrew, Persian or Urdu, it changes the direction of paragraphs, and the groups would change places.
 * @param html HTML of a page
 */
export const isolateNumbers = (html: string): string =>
  changeTexts(html, (text) =>
    numberParts(text)
      .map((part) => (part.isNumber ? `<bdi dir="ltr">${part.text}</bdi>` : part.text))
      .join(''),
  );

/**
 * Marks emails so that Cloudflare doesn't change them. By default it replaces each one with "[email protected]" and adds a script to
 * show it, which the policy of the site blocks.
 * @param html HTML of a page
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
