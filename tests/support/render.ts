import { type CheerioAPI, load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** HTML of a React element. */
export const markup = (element: ReactElement): string => renderToStaticMarkup(element);

/** HTML of a React element, parsed with cheerio. */
export const render = (element: ReactElement): CheerioAPI => load(markup(element), null, false);

/** Texts of all HTML elements in a rendered React element that match a selector. */
export function textsOf(element: ReactElement, selector: string): string[] {
  const $ = render(element);
  return $(selector)
    .toArray()
    .map((found) => $(found).text());
}
