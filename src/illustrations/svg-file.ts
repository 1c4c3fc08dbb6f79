import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colourToken } from '../styles/tokens.ts';

/** Whether a page is light or dark. */
export type Scheme = 'light' | 'dark';

/**
 * A drawing as a file, with the colours of one scheme written out: WebKit finds out neither a page's scheme nor its custom
 * properties for an image.
 * @throws when it uses a colour that tokens.css does not have
 */
export function svgFile(drawing: ReactElement, scheme: Scheme): string {
  return renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, name) => colourToken(name, scheme));
}
