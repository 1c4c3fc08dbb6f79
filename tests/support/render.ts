import { type CheerioAPI, load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The HTML of a component. */
export const markup = (element: ReactElement): string => renderToStaticMarkup(element);

/** The same, parsed. */
export const render = (element: ReactElement): CheerioAPI => load(markup(element), null, false);

/** The texts of all elements of a component that match. */
export function textsOf(element: ReactElement, selector: string): string[] {
  const $ = render(element);
  return $(selector)
    .toArray()
    .map((found) => $(found).text());
}
