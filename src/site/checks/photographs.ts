import { realpathSync, statSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { drawingPlaces } from '../drawing-places.ts';
import type { FieldPath } from '../field-path.ts';
import type { PhotographWords } from '../files/content.ts';
import type { Content } from '../files/content-folder.ts';
import { routesOf } from '../pages.ts';
import {
  cropOf,
  openPhotograph,
  type PhotographUse,
  photographPath,
  photographUseAt,
  photographUses,
} from '../photograph-uses.ts';
import { otherKinds, shapes } from '../schema/photograph.ts';
import type { SiteTexts } from '../site.ts';
import { type EntryProblem, unknown } from './problems.ts';

/**
 * Checks a firm's photographs. Finds files that can't be shown (`problemIn`); a `place` that is neither a page nor a drawing that a
 * photograph may replace; and a `focus` without a `shape` for a photograph at the top of a page, which has no effect, because without a
 * `shape` such a photograph is not cropped.
 * @param folder folder of the photographs
 */
export async function checkPhotographs(site: SiteTexts, content: Content, folder: string): Promise<EntryProblem[]> {
  const { photographs } = site.words;
  const file = 'photographs';
  const places = photographs.map(({ place }, index) => ({ file, field: [index, 'place'], value: place }));
  const possible = [...routesOf(site), ...drawingPlaces];
  const expected = `a line with shape too (${shapes.join(', ')}): without one nothing is cropped here`;
  const uncropped = photographs.flatMap(({ focus, place, shape }, index) =>
    focus && !shape && photographUseAt(place) === 'page'
      ? [{ file, field: [index, 'focus'], value: focus, expected }]
      : [],
  );
  const files = await Promise.all(
    photographsIn(content).map(async ({ words, use, ...place }) => {
      const problem = await problemIn(folder, words, use);
      return problem === undefined
        ? []
        : [{ file: place.file, field: [...place.field, 'file'], value: words.file, expected: problem }];
    }),
  );
  return [...unknown(places, possible, 'a page, or a drawing on it'), ...uncropped, ...files.flat()];
}

/** An entry for a photograph in content/: its fields, how pages use the photograph, and the file and field of the entry. */
interface NamedPhotograph {
  words: PhotographWords;
  use: PhotographUse;
  file: string;
  field: FieldPath;
}

function photographsIn({ jobs, words }: Content): NamedPhotograph[] {
  return [
    ...words.photographs.map((own, index): NamedPhotograph => {
      return { words: own, use: photographUseAt(own.place), file: 'photographs', field: [index] };
    }),
    ...words.people.flatMap(({ photograph }, index): NamedPhotograph[] =>
      photograph ? [{ words: photograph, use: 'person', file: 'people', field: [index, 'photograph'] }] : [],
    ),
    ...[...jobs].flatMap(([name, { photographs = [] }]) =>
      photographs.map((own, index): NamedPhotograph => {
        return { words: own, use: 'job', file: `jobs/${name}`, field: ['photographs', index] };
      }),
    ),
  ];
}

/**
 * Results of `versionOf` for photographs that were decoded without an error. The editor (the page at /edit on which the owner edits the
 * site) checks all photographs after each change. With this set, a file that hasn't changed is not decoded again.
 */
const whole = new Set<string>();

/**
 * Identifies a version of a file by its real path, its size and the time of its last change. The path is the real one, because the editor
 * checks changes in a copy of the firm's folder, in which photographs/ is a symbolic link to the original folder.
 */
function versionOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${realpathSync(path)} ${size} ${mtimeMs}`;
}

/**
 * What is expected instead of a file that is missing, damaged, empty, not a JPEG or PNG, more than 3 times as wide as high or twice as high
 * as wide, or too small or too large. Undefined if the photograph can be shown.
 */
async function problemIn(folder: string, words: PhotographWords, use: PhotographUse): Promise<string | undefined> {
  const path = photographPath(folder, words.file);
  const name = posix.join(basename(folder), words.file);
  if (!path) return `the name of a file that is there, or of one of several in the same capitals: there is no ${name}`;
  try {
    const photograph = openPhotograph(path);
    const { format, autoOrient } = await photograph.metadata();
    if (format !== 'jpeg' && format !== 'png')
      return `${otherKinds[format ?? ''] ?? 'a JPEG or PNG'}: ${name} is ${format} inside`;
    const shape = autoOrient.width / autoOrient.height;
    if (shape > 3 || shape < 0.5)
      return `a photograph at most 3 times as wide as high, and twice as high as wide: crop ${name}`;
    const { narrowest } = photographUses[use];
    const { width } = cropOf(words, use, autoOrient);
    if (width < narrowest)
      return `a photograph of which ${narrowest} pixels across are shown, or more: of ${name}, ${width} are`;
    const version = versionOf(path);
    // Decodes the whole picture, which fails if the file was cut off. `metadata()` reads only the start of the file.
    if (!whole.has(version)) await photograph.resize(16).toBuffer();
    whole.add(version);
    return undefined;
  } catch (error) {
    return `a JPEG or PNG that can be read: ${name} is ${pictureFault(path, String(error))}`;
  }
}

/**
 * Says why a file can't be read as a picture: it is empty, a folder, too large, no picture, or damaged.
 * @param message error message of sharp, the image library
 */
function pictureFault(path: string, message: string): string {
  const entry = statSync(path);
  if (!entry.isFile() || entry.size === 0) return entry.isFile() ? 'empty' : 'a folder';
  if (message.includes('pixel limit')) return 'too large: make it 8,000 pixels wide or less';
  return message.includes('unsupported') ? 'no picture, whatever its name says' : 'damaged: copy it again';
}
