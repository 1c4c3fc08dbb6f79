import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Sources } from '../content-folder.ts';
import { routesOf } from '../pages.ts';
import type { Problem } from '../problem.ts';
import type { Facts } from '../types.ts';
import { type Entry, problem } from './entries.ts';

/** The narrowest photograph that looks sharp beside the words, in pixels. */
const narrowest = 600;

/** Each photograph is a whole picture, large enough, and the only one of its page. */
export async function checkPhotographs(facts: Facts, sources: Sources, folder: string): Promise<Problem[]> {
  // Home's house is part of its pipe.
  const possible = routesOf(facts).filter((path) => path !== '/');
  const fields = (name: 'page' | 'file'): Entry[] =>
    facts.words.photographs.map((entry, index) => ({ file: 'photographs', field: [index, name], value: entry[name] }));
  const pages = fields('page');
  const elsewhere = pages
    .filter(({ value }) => !possible.includes(value))
    .map((entry) => problem(sources, entry, `a page that can have one: ${possible.join(', ')}`));
  const files = await Promise.all(
    fields('file').map(async (entry) => {
      const expected = await mistakeIn(join(folder, entry.value));
      return expected === undefined ? [] : [problem(sources, entry, expected)];
    }),
  );
  return [...elsewhere, ...files.flat(), ...(await unnamed(folder, facts))];
}

/** Astro reads every picture in the folder, so that one that no page names must be whole too. */
async function unnamed(folder: string, { words }: Facts): Promise<Problem[]> {
  if (!existsSync(folder)) return [];
  const named = new Set(words.photographs.map(({ file }) => file));
  const others = readdirSync(folder).filter((name) => /\.(jpe?g|png)$/.test(name) && !named.has(name));
  const problems = others.map(async (name) => {
    const source = { name: `photographs/${name}`, lineOf: () => undefined };
    const readable = await sharp(join(folder, name))
      .metadata()
      .then(
        () => true,
        () => false,
      );
    return readable
      ? []
      : [
          {
            source,
            field: [],
            found: 'a damaged picture, or something else',
            expected: 'a JPEG or PNG, or no such file',
          },
        ];
  });
  return (await Promise.all(problems)).flat();
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
