import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colourToken, tokenValues } from '../styles/tokens.ts';

/**
 * A drawing as a file that brings the colours it uses, light and dark.
 * @throws when it uses a colour that tokens.css does not have
 */
export function svgFile(drawing: ReactElement): string {
  const markup = renderToStaticMarkup(drawing);
  const names = new Set([...markup.matchAll(variable)].map(([, name = '']) => name));
  const colours = [...names].map((name) => `${name}:${tokenValue(name)}`);
  const style = `:root{${['color-scheme:light dark', ...colours].join(';')}}`;
  return markup.replace(/^<svg([^>]*)>/, `<svg xmlns="http://www.w3.org/2000/svg"$1><style>${style}</style>`);
}

/**
 * A drawing with its light colours written out, for programs that know no custom properties.
 * @throws when it uses a colour that tokens.css does not have
 */
export function plainSvg(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace(variable, (_, name) => colourToken(name, 'light'));
}

const variable = /var\((--[\w-]+)(?:,[^()]*)?\)/g;

function tokenValue(name: string): string {
  const value = tokenValues.get(name);
  if (value === undefined) throw new Error(`A drawing uses ${name}, which src/styles/tokens.css does not have`);
  return value;
}
