import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Palette, Scheme } from '../site/files/palette-file.ts';
import { colourToken, mixedColour } from '../styles/tokens.ts';

/**
 * A drawing as a file, with the colours of one scheme written out: an image gets no custom properties from its page, what draws
 * share pictures knows none and mixes none, and WebKit doesn't tell an image its page's scheme.
 * @throws when it uses a colour that the palette doesn't have
 */
export function inColours(drawing: ReactElement, palette: Palette, scheme: Scheme): string {
  return renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, name) => colourToken(palette, name, scheme))
    .replace(/color-mix\(in oklab,(#\w+) (\d+)%,(#\w+)\)/g, (_, one, percent, other) =>
      mixedColour(one, Number(percent) / 100, other),
    );
}
