import { load } from 'cheerio';
import type { Site } from '../site/site.ts';

/** Elements that base.css sets in `--lettering`, by the same selectors: those of the introduction and of the second `section`. */
const letteringSelector = [
  'main > :first-child :is(h1, [data-size], [data-lettering])',
  'main > section:nth-of-type(2) :is(h2, [data-size])',
].join();

/**
 * Returns the text of a page's first screen that is in the font `--lettering`, without the topic in small letters.
 * @param content HTML inside `main`
 */
export function firstScreenLettering(content: string, { business }: Site): string {
  const $ = load(`<main>${content}</main>`, null, false);
  return [business.name, business.phone.text, $(letteringSelector).clone().find('small').remove().end().text()].join(
    '',
  );
}
