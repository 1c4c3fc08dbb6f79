import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { contentTypes } from '../../deploy/host-rules.ts';
import { siteFiles } from '../../deploy/site-files.ts';
import type { Problem } from '../../src/site/problem.ts';

/** What Finder, Explorer and office programs leave in a folder: its owner doesn't see it, and no visitor may. */
export const leftovers = (folder: string): string[] => siteFiles(folder).filter((file) => leftover.test(file));

const leftover = /\/(\.(?!well-known\/)|~\$|Thumbs\.db$|desktop\.ini$|__MACOSX\/)/i;

/** What no host serves as it should be, and drawings that are more than drawings. */
export function publicProblems(folder: string): Problem[] {
  const kept = siteFiles(folder).filter((file) => !leftover.test(file));
  return kept.flatMap((file) => {
    const name = folder + file;
    const ending = extname(file).slice(1).toLowerCase();
    const problem = (found: string, expected: string) => [
      { source: { name, lineOf: () => undefined }, field: [], found, expected },
    ];
    if (/^(jpe?g|hei[cf]|png|gif|webp|avif|tiff?)$/.test(ending))
      return problem('a photograph', 'it in photographs/: the build makes it small, and takes out where it was taken');
    if (!served.includes(ending))
      return problem('a file that no page leads to', 'it elsewhere: move it out of public/');
    return ending === 'svg' ? svgProblems(name, readFileSync(name, 'utf8')) : [];
  });
}

/**
 * What makes an SVG file more than a drawing: scripts, web pages in it, and what is fetched from elsewhere.
 * @param name of the file, in what is said of it
 */
export function svgProblems(name: string, text: string): Problem[] {
  const { 0: part, index } = more.exec(text) ?? {};
  if (!part) return [];
  const line = text.slice(0, index).split('\n').length;
  const expected = 'a drawing alone, without scripts, web pages and what lies elsewhere: save it again as a plain SVG';
  return [{ source: { name, lineOf: () => line }, field: [], found: `"${part.trim()}"`, expected }];
}

/** Pages are on the list of pages. */
const served = Object.keys(contentTypes).filter((ending) => ending !== 'html');

/** What runs in an SVG, or is fetched for it. */
const more =
  /<(script|foreignObject)\b|\son\w+\s*=\s*["']|\b(href|src)\s*=\s*["'](?!#|data:image\/)[^"']*|url\(["']?(?!#|data:image\/)[^)]*|@import/i;
