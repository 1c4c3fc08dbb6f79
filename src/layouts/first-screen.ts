import { load } from 'cheerio';
import type { Site } from '../site/site.ts';

/** Elements in the display font that the first screen can show: in the introduction, and the heading and call button of the next band. */
const letteringSelector = [
  'section:first-of-type :is(h1, [data-size], [data-lettering])',
  'section:nth-of-type(2) :is(h2, [data-size])',
].join();

/**
 * Returns the text of a page's first screen that is in the font `--lettering`, without the topic in small letters.
 * @param content HTML inside `main`
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
