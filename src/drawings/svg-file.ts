import { renderToStaticMarkup } from 'react-dom/server';
import { oncePerSite } from '../site/once-per-site.ts';
import type { Site } from '../site/site.ts';
import { firmVariants } from './firm-variants.ts';

const files = import.meta.glob<string>('./**/*.svg', { query: '?raw', import: 'default', eager: true });

/** Names of the `.svg` files in src/drawings and its subfolders: paths without `.svg`, such as `icons/nut`. */
export const svgNames = Object.keys(files).map((path) => path.slice('./'.length, -'.svg'.length));

/** Content of an `.svg` file. */
export interface SvgFile {
  /** Width in CSS pixels. */
  width: number;
  /** Height in CSS pixels. */
  height: number;
  /** Attributes of the root element, such as `viewBox`, except `width`, `height` and `xmlns`. */
  root: Record<string, string>;
  /** Markup inside the root element, without comments and line breaks, and with the parts to which the drawing refers (`withParts`). */
  content: string;
}

/**
 * Returns a drawing by its name: the path of its file in src/drawings, without `.svg`.
 * @throws if there is no such file, or if its root has no width or height
 */
export type SvgNamed = (name: string) => SvgFile;

/** Returns a drawing from src/drawings, the same for every firm. */
export const svgNamed: SvgNamed = (name) => readSvg(name, (each) => files[`./${each}.svg`]);

/**
 * Returns the function that finds the drawings of a site by name. A firm's own drawing takes precedence over the drawing of the same name
 * in src/drawings. `firmVariants` adapts both to the firm.
 */
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
    throw new Error(`src/drawings/${name}.svg needs width and height, in CSS pixels`);
  const whole = withParts(flat.trim(), (part) => readSvg(part, fileNamed));
  return { width: Number(width), height: Number(height), root, content: whole };
}

/** Inserts the content of the files in `parts/` to which a drawing refers, because an SVG image can't load other files. */
function withParts(content: string, partNamed: SvgNamed): string {
  const parts = new Set<string>();
  const own = content.replace(/href="(?:\.\.\/)?(parts\/[\w-]+)\.svg#/g, (_, part) => {
    parts.add(part);
    return 'href="#';
  });
  return parts.size === 0 ? own : `<defs>${[...parts].map((part) => partNamed(part).content).join('')}</defs>${own}`;
}

/**
 * Replaces placeholders in a drawing, such as `{name}` or `{group.name}`, by the texts in `words` with these names.
 * @throws if `words` has no text for a placeholder
 */
export function withWords(content: string, words: object): string {
  return content.replace(/\{([\w.]+)\}/g, (place, path: string) => {
    const word = path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)?.[key], words);
    if (typeof word !== 'string') throw new Error(`A drawing has the placeholder ${place}, for which there is no text`);
    return renderToStaticMarkup(word);
  });
}
