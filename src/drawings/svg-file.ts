import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { firmFolder } from '../site/files/firm-folder.ts';
import { applyFirmVariants } from './firm-variants.ts';

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
 * Reads a drawing: the firm's own of that name, in the folder drawings/ of the firm, or the one in this folder.
 * @throws when neither folder has such a file
 */
export function svgNamed(name: string): SvgFile {
  const [, attributes = '', content] = fileNamed(name)?.match(/<svg\s([^>]*)>([\s\S]*)<\/svg>/) ?? [];
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
  return { width: Number(width), height: Number(height), root, content: applyFirmVariants(withParts(flat.trim())) };
}

function fileNamed(name: string): string | undefined {
  const own = join(firmFolder(), 'drawings', `${name}.svg`);
  return existsSync(own) ? readFileSync(own, 'utf8') : files[`./${name}.svg`];
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
