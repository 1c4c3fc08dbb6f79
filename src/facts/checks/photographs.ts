import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../content-folder.ts';
import { drawingPlaces } from '../drawing-places.ts';
import { routesOf } from '../pages.ts';
import type { Problem } from '../problem.ts';
import { textsOf } from '../texts.ts';
import type { Facts } from '../types.ts';
import { type Entry, problem, wordsByFile } from './entries.ts';

/** The narrowest photograph that looks sharp beside the words, in pixels. */
const narrowest = 600;

/** Each photograph is a whole picture, large enough, and stands where one can. */
export async function checkPhotographs(facts: Facts, content: Content, folder: string): Promise<Problem[]> {
  const { sources } = content;
  const possible: readonly string[] = [...routesOf(facts), ...drawingPlaces];
  const nowhere = facts.words.photographs
    .map(({ place }, index): Entry => ({ file: 'photographs', field: [index, 'place'], value: place }))
    .filter(({ value }) => !possible.includes(value))
    .map((entry) => problem(sources, entry, `a page, or a drawing on it: ${possible.join(', ')}`));
  const files = await Promise.all(
    filesIn(content).map(async (entry) => {
      const expected = await mistakeIn(join(folder, entry.value));
      return expected === undefined ? [] : [problem(sources, entry, expected)];
    }),
  );
  return [...nowhere, ...files.flat()];
}

/** Every field that is called `file`. */
function filesIn(content: Content): Entry[] {
  return wordsByFile(content).flatMap(([file, words]) =>
    textsOf(words)
      .filter(([field]) => field.at(-1) === 'file')
      .map(([field, value]) => ({ file, field, value })),
  );
}

/** What is wrong with a file, as what is expected instead. */
async function mistakeIn(path: string): Promise<string | undefined> {
  const name = join(basename(dirname(path)), basename(path));
  if (!existsSync(path)) return `the name of a file that is there, in the same capitals: there is no ${name}`;
  try {
    const photograph = sharp(path, { failOn: 'truncated' });
    const { format, autoOrient } = await photograph.metadata();
    if (format !== 'jpeg' && format !== 'png') return `a JPEG or PNG: ${name} is ${format} inside`;
    if (autoOrient.width < narrowest)
      return `a photograph ${narrowest} pixels wide or more: ${name} is ${autoOrient.width}`;
    const shape = autoOrient.width / autoOrient.height;
    if (shape > 3 || shape < 0.5)
      return `a photograph at most 3 times as wide as high, and twice as high as wide: crop ${name}`;
    // Read to its end: a copy that was cut off shows only there.
    await photograph.resize(16).toBuffer();
    return undefined;
  } catch {
    return `a JPEG or PNG that can be read: ${name} is damaged, or something else under that name`;
  }
}
