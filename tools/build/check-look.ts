import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteFiles } from '../../deploy/site-files.ts';
import { ContentError, type Problem, type Source } from '../../src/site/problem.ts';
import { paletteMistakes } from '../../src/styles/palette-problems.ts';
import { type Palette, paletteFile, readPalette } from '../../src/styles/tokens.ts';
import { publicProblems, svgProblems } from './check-public.ts';

/**
 * Checks a firm's colours, mark and drawings, and what lies in public/.
 * @param firm its folder
 * @throws {ContentError} naming each colour that is none or can't be read on its ground, a mark that is no square SVG, and files
 * that don't belong in public/
 */
export async function checkLook(firm: string): Promise<void> {
  const mark = await markProblems(join(firm, 'mark.svg'));
  const colours = colourProblems(readPalette(firm), readFileSync(join(firm, paletteFile), 'utf8'));
  const problems = [
    ...colours,
    ...mark,
    ...drawingProblems(firm),
    ...(existsSync('public') ? publicProblems('public') : []),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

/**
 * Each colour that is none, or too near to the one behind it.
 * @param css the file that has them, for the line of each
 */
export function colourProblems(colours: Palette, css: string): Problem[] {
  const lines = css.split('\n');
  return paletteMistakes(colours).map(({ name: colour, scheme, found, expected }) => {
    const written = (line: string) => line.trim().startsWith(`${colour}:`);
    const index = scheme === 'dark' ? lines.findLastIndex(written) : lines.findIndex(written);
    const source: Source = { name: paletteFile, lineOf: () => index + 1 || undefined };
    return { source, field: colour ? [colour] : [], found, expected };
  });
}

/** What makes the firm's own drawings more than drawings; none where it has no folder for them. */
function drawingProblems(firm: string): Problem[] {
  const folder = join(firm, 'drawings');
  if (!existsSync(folder)) return [];
  // Only what is inside `<svg>` is used.
  const textOf = (file: string) => readFileSync(folder + file, 'utf8').replace(/^<\?xml-stylesheet[^>]*\?>/, '');
  return siteFiles(folder).flatMap((file) => svgProblems(`drawings${file}`, textOf(file)));
}

/** What keeps a file from being the firm's mark. */
export async function markProblems(file: string): Promise<Problem[]> {
  const source: Source = { name: 'mark.svg', lineOf: () => undefined };
  const expected = 'a square SVG, which is a drawing: another kind of picture under that name is none';
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry?.isFile()) return [{ source, field: [], found: entry ? 'a folder' : 'no such file', expected }];
  const { format, height, width } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, height: 0, width: 0 }));
  if (format !== 'svg') return [{ source, field: [], found: format ?? 'a damaged file', expected }];
  if (width !== height) return [{ source, field: [], found: `a picture of ${width} by ${height}`, expected }];
  const more = svgProblems('mark.svg', readFileSync(file, 'utf8'));
  if (more.length > 0) return more;
  const { channels } = await sharp(file).ensureAlpha().stats();
  return channels[3]?.max ? [] : [{ source, field: [], found: 'a picture of nothing', expected }];
}
