import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import tokens from '../styles/tokens.css?raw';

const colours = [...tokens.matchAll(/(--[\w-]+): light-dark\(([^,]+), ([^)]+)\);/g)];

/** A drawing as a file that brings its own colours, light and dark. */
export function svgFile(drawing: ReactElement): string {
  const style = colours.map(([declaration]) => declaration).join('');
  return renderToStaticMarkup(drawing).replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg"$1><style>:root{color-scheme:light dark;${style}}</style>`,
  );
}

/** A drawing with its light colours written out, for programs that know no custom properties. */
export function plainSvg(drawing: ReactElement): string {
  const light = new Map(colours.map(([, name, colour]) => [name, colour]));
  return renderToStaticMarkup(drawing).replace(/var\((--[\w-]+)\)/g, (whole, name) => light.get(name) ?? whole);
}
