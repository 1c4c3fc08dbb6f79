import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markFile } from './mark-file.ts';
import { readText } from './text-file.ts';

/**
 * Reads the SVG of a firm's mark without checking the SVG. Before a build, `checkLook` checks the file.
 * @param firm folder of the firm
 * @returns an empty text if the file can't be read
 */
export function readMark(firm: string): string {
  try {
    return readFileSync(join(firm, markFile), 'utf8');
  } catch {
    return '';
  }
}

/**
 * Reads a firm's own drawings. On the firm's site, each replaces the drawing of the same name in `src/drawings/`.
 * @param firm folder of the firm; drawings/ in it is optional
 * @returns text of each file, by name without `.svg`, such as `boiler` or `parts/van`
 * @throws {ContentError} when a file can't be read
 */
export function readDrawings(firm: string): ReadonlyMap<string, string> {
  const folder = join(firm, 'drawings');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  return new Map(
    files.map((file) => {
      const name = file.replaceAll('\\', '/');
      const text = readText(join(folder, file), { name: `drawings/${name}`, lineOf: () => undefined });
      return [name.slice(0, -'.svg'.length), text];
    }),
  );
}
