import type { Content, Sources } from '../../content/content-folder.ts';
import { type FieldPath, fieldName, type Problem, show } from '../../content/problem.ts';

/** A value, and the field that it comes from. */
export interface Entry {
  /** The content file, without `.yaml`. */
  file: string;
  field: FieldPath;
  value: string;
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

/** What is wrong with an entry. */
export function problem(sources: Sources, { file, field, value }: Entry, expected: string): Problem {
  const source = sources.get(file);
  if (!source) throw new Error(`No file of content/ is called ${file}`);
  return { source, field, found: show(value), expected };
}

/** Refuses values that appear twice where each must be different, whatever their capitals. */
export function repeated(sources: Sources, all: readonly Entry[]): Problem[] {
  const first = new Map<string, Entry>();
  return all.flatMap((entry) => {
    const key = entry.value.toLowerCase();
    const original = first.get(key);
    first.set(key, original ?? entry);
    if (!original) return [];
    const where = original.file === entry.file ? fieldName(original.field) : sources.get(original.file)?.name;
    return [problem(sources, entry, `a different value: ${where} has this one`)];
  });
}
