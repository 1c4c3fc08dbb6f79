import { type CheerioAPI, load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** HTML of a component. */
export const markup = (element: ReactElement): string => renderToStaticMarkup(element);

/** A rendered component, parsed. */
export const render = (element: ReactElement): CheerioAPI => load(markup(element), null, false);

/** Texts of all elements of a component that match a selector. */
export function textsOf(element: ReactElement, selector: string): string[] {
  const $ = render(element);
  return $(selector)
    .toArray()
    .map((found) => $(found).text());
}
