import { type FieldPath, fieldName } from '../field-path.ts';
import type { Content } from '../files/content-folder.ts';

/** A value in a content file, with the file and the field. */
export interface Entry {
  /** Path of the file in content/, without `.yaml`. */
  file: string;
  field: FieldPath;
  value: string;
}

/** A problem with a value. */
export interface EntryProblem extends Entry {
  expected: string;
  /** What the message names as found. Default: `value`. */
  found?: string;
}

/**
 * Returns the path in content/ (without `.yaml`) and the words of each file of words: first the single files, such as about.yaml, then a
 * file for each area, then a file for each job. Files of facts, such as business.yaml, are left out.
 */
export function wordsByFile({ areas, jobs, template, words }: Content): [file: string, words: unknown][] {
  const ofAreas = [...areas].map(([slug, own]): [string, unknown] => [`areas/${slug}`, own]);
  const ofJobs = [...jobs].map(([name, own]): [string, unknown] => [`jobs/${name}`, own]);
  return [...Object.entries(words), ['area-page', template], ...ofAreas, ...ofJobs];
}

/** Returns an entry for each item of a list of texts. */
export function entries(file: string, list: FieldPath, values: readonly string[]): Entry[] {
  return values.map((value, index) => ({ file, field: [...list, index], value }));
}

/** Finds values that are not among the known ones. */
export function unknown(all: readonly Entry[], known: readonly string[], expected: string): EntryProblem[] {
  return all
    .filter(({ value }) => !known.includes(value))
    .map((entry) => ({ ...entry, expected: `${expected}: ${known.join(', ')}` }));
}

/** Finds values that are the same as an earlier value in the list, ignoring capitals. */
export function repeated(all: readonly Entry[]): EntryProblem[] {
  const first = new Map<string, Entry>();
  return all.flatMap((entry) => {
    const key = entry.value.toLowerCase();
    const original = first.get(key);
    first.set(key, original ?? entry);
    if (!original) return [];
    const where = original.file === entry.file ? fieldName(original.field) : `content/${original.file}.yaml`;
    return [{ ...entry, expected: `a different value: ${where} has this one` }];
  });
}
