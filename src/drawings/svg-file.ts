import { renderToStaticMarkup } from 'react-dom/server';
import { withOwnersOwn } from './owners-own.ts';

const files = import.meta.glob<string>('./**/*.svg', { query: '?raw', import: 'default', eager: true });

/** The `.svg` files of this folder, as `folder/name`. */
export const svgNames = Object.keys(files).map((path) => path.slice('./'.length, -'.svg'.length));

/** What an `.svg` file says. */
export interface SvgFile {
  /** The room that it takes. */
  width: number;
  height: number;
  /** The other attributes of its root. */
  root: Record<string, string>;
  /** The elements in it, without the comments and line breaks that make the file readable. */
  content: string;
}

/**
 * Reads a drawing.
 * @throws when this folder has no such file
 */
export function svgNamed(name: string): SvgFile {
  const [, attributes = '', content] = files[`./${name}.svg`]?.match(/<svg\s([^>]*)>([\s\S]*)<\/svg>/) ?? [];
  if (content === undefined) throw new Error(`There is no drawing src/drawings/${name}.svg`);
  const { xmlns, width, height, ...root } = Object.fromEntries(
    [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  const flat = content
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\s*\n\s*/g, ' ');
  if (!(Number(width) > 0 && Number(height) > 0))
    throw new Error(`src/drawings/${name}.svg has no width and height: the room it takes`);
  return { width: Number(width), height: Number(height), root, content: withOwnersOwn(withParts(flat.trim())) };
}

/** Puts what a drawing uses of `parts/` into it: a page or an image asks for no further file. */
function withParts(content: string): string {
  const parts = new Set<string>();
  const own = content.replace(/href="(?:\.\.\/)?(parts\/[\w-]+)\.svg#/g, (_, part) => {
    parts.add(part);
    return 'href="#';
  });
  return parts.size === 0 ? own : `<defs>${[...parts].map((part) => svgNamed(part).content).join('')}</defs>${own}`;
}

/**
 * Writes words of content/ where a drawing has `{name}`, or `{group.name}`.
 * @throws when there is no such word
 */
export function withWords(content: string, words: object): string {
  return content.replace(/\{([\w.]+)\}/g, (place, path: string) => {
    const word = path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)?.[key], words);
    if (typeof word !== 'string') throw new Error(`A drawing asks for ${place}, which it is not given`);
    return renderToStaticMarkup(word);
  });
}
