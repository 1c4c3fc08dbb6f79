import { existsSync, readdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { z } from 'zod';
import { localPlaces } from '../local-places.ts';
import { ContentError, type Problem } from '../problem.ts';
import { area } from '../schema/area.ts';
import { areaPage } from '../schema/area-page.ts';
import type { Business } from '../schema/business.ts';
import { job } from '../schema/job.ts';
import { type Redirect, redirects } from '../schema/redirects.ts';
import { claimedRegisters } from '../text/claimed-registers.ts';
import { placeholders } from '../text/placeholders.ts';
import {
  type AreaPageWords,
  type AreaWords,
  contentFiles,
  isContentFile,
  type JobWords,
  singleFiles,
  type Words,
} from './content.ts';
import { entryFolders } from './entry-files.ts';
import { type MergedFile, readWords, wordsFolder } from './standard-words.ts';
import { whyUnreadable } from './text-file.ts';
import { parseYaml, readYaml } from './yaml-file.ts';

/**
 * Checked content of a firm. `words` and `template` are the standard words (the folder `words/`), in which words from the firm's content/
 * replace single fields. Areas, jobs and redirects come from content/ alone.
 */
export interface Content {
  words: Words;
  /** Words that all area pages share, with {area} and {minutes} not filled in yet. */
  template: AreaPageWords;
  /** Areas by name of their file, without `.yaml`. */
  areas: ReadonlyMap<string, AreaWords>;
  jobs: ReadonlyMap<string, JobWords>;
  redirects: readonly Redirect[];
  sources: Sources;
}

/**
 * Functions by name of a content file, without `.yaml`. Each function returns the file that a field comes from: the firm's own file in
 * content/, or the standard file in words/.
 */
type Sources = ReadonlyMap<string, MergedFile['sourceOf']>;

/**
 * Reads the files of content/ except business.yaml and claims.yaml, and the standard words.
 * @param business facts of the firm. Undefined if business.yaml has problems; the words are still checked
 * @throws {ContentError} with the problems of all files, or with the first folder that can't be read
 */
export function readContent(folder: string, business: Business | undefined): Content {
  const problems = strayFiles(folder);
  const sources = new Map<string, MergedFile['sourceOf']>();
  const values = placeholders(business);

  function check<Schema extends z.ZodType>(file: MergedFile, name: string, schema: Schema, more = {}) {
    sources.set(name, file.sourceOf);
    if (business) problems.push(...claimedRegisters(file, business));
    return collect(() => parseYaml(file, schema, { ...values, ...more }), name);
  }

  function parse<Schema extends z.ZodType>(name: string, schema: Schema, more = {}): z.output<Schema> | undefined {
    const file = collect(() => readWords(folder, name, business));
    return file && check(file, name, schema, more);
  }

  function parseOwn<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | undefined {
    const file = collect(() => readYaml(folder, `${name}.yaml`));
    return file && check({ data: file.data, sourceOf: () => file }, name, schema);
  }

  function collect<Value>(read: () => Value, name?: string): Value | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems.map((problem) => withOwnFile(problem, name)));
      return undefined;
    }
  }

  const areas = entryNames(folder, 'areas').map((slug) => [slug, parseOwn(`areas/${slug}`, area)] as const);
  const jobs = entryNames(folder, 'jobs').map((name) => [name, parseOwn(`jobs/${name}`, job)] as const);
  // YAML reads a file with only comments as null.
  const oldAddresses = existsSync(join(folder, 'redirects.yaml'))
    ? parseOwn(
        'redirects',
        redirects.nullable().transform((all) => all ?? []),
      )
    : [];
  const found = areas.flatMap(([, own]) => (own ? [own] : []));
  const local = { localPlaces: () => (business ? localPlaces(business, found) : '{localPlaces}') };
  const constants = parse('constants', contentFiles.constants, local);
  const repeated = Object.entries(constants ?? {}).map(([name, text]) => [name, () => text?.source]);
  const more = { ...local, ...Object.fromEntries(repeated) };
  const template = parse('area-page', areaPage, {
    ...more,
    area: () => '{area}',
    minutes: () => (business && !business.responseMinutes ? undefined : '{minutes}'),
  });
  const { constants: _, ...others } = contentFiles;
  const words = Object.entries(others).map(([name, schema]) => [name, parse(name, schema, more)]);
  if (problems.length > 0 || !template) throw new ContentError(problems);
  return {
    words: Object.fromEntries([['constants', constants], ...words]) as Words,
    template,
    areas: new Map(areas as [string, AreaWords][]),
    jobs: new Map(jobs as [string, JobWords][]),
    redirects: oldAddresses ?? [],
    sources,
  };
}

/** Adds, to a problem in the standard words, the name of the content file in which the firm can write its own words. */
function withOwnFile(problem: Problem, name: string | undefined): Problem {
  if (!name || !problem.source.name.startsWith(`${wordsFolder}/`)) return problem;
  return { ...problem, expected: `${problem.expected}; or words of your own in content/${name}.yaml` };
}

const isRead = (path: string) => path.endsWith('.yaml') && isContentFile(path.replace('.yaml', ''));

/**
 * Finds files that nothing reads although their names suggest words for the site (`isWords`), such as one with a misspelt name. In areas/
 * and jobs/ this includes all names without a dot.
 */
function strayFiles(folder: string): Problem[] {
  const pages = namesIn(folder)
    .filter((name) => isWords(name) && !isRead(name))
    .map((name) => ({ name, expected: `one of ${singleFiles.map((each) => `${each}.yaml`).join(', ')}` }));
  const entries = Object.entries(entryFolders).flatMap(([inside, { expected }]) =>
    namesIn(join(folder, inside))
      .filter((name) => (isWords(name) || !name.includes('.')) && !isRead(`${inside}/${name}`))
      .map((name) => ({ name: `${inside}/${name}`, expected })),
  );
  return [...pages, ...entries].map(({ name, expected }) => ({
    source: { name: posix.join(basename(folder), name), lineOf: () => undefined },
    field: [],
    found: 'a file that nothing reads',
    expected: `${name.endsWith('.yaml') ? expected : `a name that ends in .yaml, such as ${correctedName(name)}.yaml`}; or, if you don't need it, delete it`,
  }));
}

/** Corrects the name of a file: `areas/CLUN.YAML` gives `areas/clun`. */
const correctedName = (name: string) =>
  (name.toLowerCase().split('.')[0] ?? '').replace(/[^a-z\d/]+/g, '-').replace(/-$/, '');

/**
 * Whether the name of a file suggests that the owner wrote words for the site into the file. Such names end in `.yaml`, `.yml`, `.yaml.txt`
 * or `.yml.txt` (Notepad adds `.txt`), or in the ending of a word processor. Hidden files, such as those that macOS adds, don't count.
 */
const isWords = (name: string) => /^[^.].*\.(ya?ml(\.txt)?|rtf|odt|docx?|pages)$/i.test(name);

/**
 * Names of the files of a firm's areas or jobs, without `.yaml`, in alphabetical order. Files whose names don't match the pattern in
 * `entryFolders` are left out. Empty if the folder doesn't exist.
 * @param folder content folder
 * @throws {ContentError} when the folder of the areas or jobs can't be read
 */
export function entryNames(folder: string, entry: keyof typeof entryFolders): string[] {
  const names = namesIn(join(folder, entry)).filter((name) => name.endsWith('.yaml'));
  return names
    .map((name) => name.replace('.yaml', ''))
    .filter((name) => entryFolders[entry].pattern.test(name))
    .sort();
}

function namesIn(folder: string): string[] {
  const inside = basename(folder);
  // A firm without areas or jobs needs no folder for them.
  if (inside in entryFolders && !existsSync(folder)) return [];
  try {
    return readdirSync(folder);
  } catch (error) {
    const source = { name: inside in entryFolders ? `content/${inside}` : inside, lineOf: () => undefined };
    const expected = 'a folder that you may read';
    throw new ContentError([{ source, field: [], found: whyUnreadable(error, 'folder'), expected }]);
  }
}
