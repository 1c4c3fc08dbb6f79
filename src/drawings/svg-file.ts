import { renderToStaticMarkup } from 'react-dom/server';
import { oncePerSite } from '../site/once-per-site.ts';
import type { Site } from '../site/site.ts';
import { firmVariants } from './firm-variants.ts';

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
 * Finds a drawing by its name: the path of its file in this folder, without `.svg`.
 * @throws when there is no such file
 */
export type SvgNamed = (name: string) => SvgFile;

/** The drawings of this folder as they are, the same for every firm. */
export const svgNamed: SvgNamed = (name) => readSvg(name, (each) => files[`./${each}.svg`]);

/** The drawings as a firm shows them: its own where it has one of that name, with its mark and without what isn't true of it. */
export const svgsOf = oncePerSite((site: Site): SvgNamed => {
  const inVariant = firmVariants(site);
  return (name) => {
    const svg = readSvg(name, (each) => site.drawings.get(each) ?? files[`./${each}.svg`]);
    return { ...svg, content: inVariant(svg.content) };
  };
});

function readSvg(name: string, fileNamed: (name: string) => string | undefined): SvgFile {
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
  const whole = withParts(flat.trim(), (part) => readSvg(part, fileNamed));
  return { width: Number(width), height: Number(height), root, content: whole };
}

/** Puts what a drawing uses of `parts/` into it: a page or an image asks for no further file. */
function withParts(content: string, partNamed: SvgNamed): string {
  const parts = new Set<string>();
  const own = content.replace(/href="(?:\.\.\/)?(parts\/[\w-]+)\.svg#/g, (_, part) => {
    parts.add(part);
    return 'href="#';
  });
  return parts.size === 0 ? own : `<defs>${[...parts].map((part) => partNamed(part).content).join('')}</defs>${own}`;
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
