import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from './text-file.ts';

/** The file in a firm's folder that is its mark. */
export const markFile = 'mark.svg';

/**
 * Reads a firm's mark as it is: `checkLook` judges what it draws.
 * @param firm its folder
 * @returns nothing where no file of that name can be read
 */
export function readMark(firm: string): string {
  try {
    return readFileSync(join(firm, markFile), 'utf8');
  } catch {
    return '';
  }
}

/**
 * Reads the drawings that a firm has of its own, which take the place of those of the same name in `src/drawings/`.
 * @param firm its folder, which may have no folder drawings/
 * @returns each file's text by its name without `.svg`, such as `boiler` or `parts/van`
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
