import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteFiles } from '../../deploy/site-files.ts';
import { markFile } from '../../src/site/files/mark-file.ts';
import { type Palette, paletteFile, readPalette } from '../../src/site/files/palette-file.ts';
import { ContentError, type Problem, type Source } from '../../src/site/problem.ts';
import { paletteProblems } from '../../src/styles/palette-problems.ts';
import { publicProblems, svgProblems } from './check-public.ts';

/**
 * Checks the colours, the mark (the firm's logo) and the drawings of a firm, and the files in public/.
 * @param firm folder of the firm
 * @throws {ContentError} with each colour that is invalid or has too little contrast, a problem of the mark (`markProblems`), each unsafe
 * drawing, and each file that doesn't belong in public/
 */
export async function checkLook(firm: string): Promise<void> {
  const mark = await markProblems(join(firm, markFile));
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
 * Problems with colours: invalid colours, and colours with too little contrast with the colour behind them.
 * @param colours the colours of both schemes, light and dark
 * @param css text of palette.css, in which the line of each problem is found
 */
export function colourProblems(colours: Palette, css: string): Problem[] {
  const lines = css.split('\n');
  return paletteProblems(colours).map(({ name: colour, scheme, found, expected }) => {
    const setsColour = (line: string) => line.trim().startsWith(`${colour}:`);
    const index = scheme === 'dark' ? lines.findLastIndex(setsColour) : lines.findIndex(setsColour);
    const source: Source = { name: paletteFile, lineOf: () => index + 1 || undefined };
    return { source, field: colour ? [colour] : [], found, expected };
  });
}

/** Problems with the firm's own drawings. Empty if the firm has no drawings of its own. */
function drawingProblems(firm: string): Problem[] {
  const folder = join(firm, 'drawings');
  if (!existsSync(folder)) return [];
  // Ignores an <?xml-stylesheet?> line, with which a browser can show the file alone. Only the contents of `<svg>` get into the site.
  const textOf = (file: string) => readFileSync(folder + file, 'utf8').replace(/^<\?xml-stylesheet[^>]*\?>/, '');
  return siteFiles(folder).flatMap((file) => svgProblems(`drawings${file}`, textOf(file)));
}

/** Maximum size of the mark in bytes. Every page contains the mark, and some programs export much larger files. */
export const mostBytesOfMark = 20_000;

/** Finds a problem with the file of the firm's mark: it's missing, too large, not a square SVG, unsafe, or empty. */
export async function markProblems(file: string): Promise<Problem[]> {
  const source: Source = { name: markFile, lineOf: () => undefined };
  const expected = 'a square SVG file, which is a drawing; a photograph with its name changed is not one';
  const entry = statSync(file, { throwIfNoEntry: false });
  if (!entry?.isFile()) return [{ source, field: [], found: entry ? 'a folder' : 'no such file', expected }];
  const { format, height, width } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, height: 0, width: 0 }));
  if (entry.size > mostBytesOfMark && (format === 'svg' || format === undefined))
    return [
      {
        source,
        field: [],
        found: `a file of ${Math.ceil(entry.size / 1000)} KB`,
        expected: `an SVG of ${mostBytesOfMark / 1000} KB or less, since every page loads it: a plain drawing, without photographs in it`,
      },
    ];
  if (format !== 'svg') return [{ source, field: [], found: format ?? 'a damaged file', expected }];
  if (width !== height) return [{ source, field: [], found: `a picture of ${width} by ${height}`, expected }];
  const more = svgProblems(markFile, readFileSync(file, 'utf8'));
  if (more.length > 0) return more;
  const { channels } = await sharp(file).ensureAlpha().stats();
  if (channels[3]?.max) return [];
  return [{ source, field: [], found: 'an empty picture', expected: 'a drawing that can be seen' }];
}
