import { load } from 'cheerio';
import type { Site } from '../site/site.ts';

/** What the first screen can hold in the display face: the first band but for the small words in its heading, and the heading of the next where that is short. */
const letteringSelector = [
  'section:first-of-type :is(h1, [data-size], [data-lettering])',
  'section:nth-of-type(2) :is(h2, [data-size])',
].join();

/**
 * The texts of a page's first screen that are set in `--lettering`.
 * @param content the HTML of what stands in `main`
 */
export function firstScreenLettering(content: string, { business, words }: Site): string {
  const $ = load(content, null, false);
  return [
    business.name,
    business.phone.text,
    words.frame.header.call,
    $(letteringSelector).clone().find('small').remove().end().text(),
  ].join('');
}
