import type { Content } from '../files/content-folder.ts';
import { type FieldPath, fieldName } from '../problem.ts';

/** A value, and the field that it comes from. */
export interface Entry {
  /** The content file, without `.yaml`. */
  file: string;
  field: FieldPath;
  value: string;
}

/** What is wrong with an entry. */
export interface EntryProblem extends Entry {
  expected: string;
  /** Where it isn't the value that is wrong. */
  found?: string;
}

/** The words of every file of content/, the shared ones, each area's and each job's, by its path without `.yaml`. */
export function wordsByFile({ areas, jobs, template, words }: Content): [file: string, words: unknown][] {
  const ofAreas = [...areas].map(([slug, own]): [string, unknown] => [`areas/${slug}`, own]);
  const ofJobs = [...jobs].map(([name, own]): [string, unknown] => [`jobs/${name}`, own]);
  return [...Object.entries(words), ['area-page', template], ...ofAreas, ...ofJobs];
}

/** The items of a list, each with its place in its file. */
export function entries(file: string, list: FieldPath, values: readonly string[]): Entry[] {
  return values.map((value, index) => ({ file, field: [...list, index], value }));
}

/** Refuses values that aren't among those that are known. */
export function unknown(all: readonly Entry[], known: readonly string[], expected: string): EntryProblem[] {
  return all
    .filter(({ value }) => !known.includes(value))
    .map((entry) => ({ ...entry, expected: `${expected}: ${known.join(', ')}` }));
}

/** Refuses values that appear twice where each must be different, whatever their capitals. */
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
