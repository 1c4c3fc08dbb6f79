import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Palette, Scheme } from '../site/files/palette-file.ts';
import { colourToken, mixedColour } from '../styles/tokens.ts';

/**
 * Returns a drawing as an SVG file in the colours of one scheme, light or dark. Replaces each `var(--…)` and `color-mix()` by a colour,
 * because an image doesn't inherit custom properties from its page, sharp (the image library) supports neither function, and WebKit doesn't
 * apply the page's colour scheme to an image.
 * @throws if the palette lacks a colour that the drawing uses
 */
export function inColours(drawing: ReactElement, palette: Palette, scheme: Scheme): string {
  return renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (_, name) => colourToken(palette, name, scheme))
    .replace(/color-mix\(in oklab,(#\w+) (\d+)%,(#\w+)\)/g, (_, one, percent, other) =>
      mixedColour(one, Number(percent) / 100, other),
    );
}
