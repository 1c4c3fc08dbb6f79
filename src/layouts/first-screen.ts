import { load } from 'cheerio';
import type { Site } from '../site/site.ts';

/**
 * Elements in the introduction and the second `section` that base.css sets in the font `--lettering`. The selectors must match base.css.
 */
const letteringSelector = [
  'main > :first-child :is(h1, [data-size], [data-lettering])',
  'main > section:nth-of-type(2) :is(h2, [data-size])',
].join();

/**
 * Returns the text on a page's first screen that is in the font `--lettering`: the firm's name, its number, and the text of
 * `letteringSelector`. Leaves out `small` elements: they hold the line above the heading, which is in the font of running text.
 * @param content HTML inside `main`
 */
export function firstScreenLettering(content: string, { business }: Site): string {
  const $ = load(`<main>${content}</main>`, null, false);
  return [business.name, business.phone.text, $(letteringSelector).clone().find('small').remove().end().text()].join(
    '',
  );
}
