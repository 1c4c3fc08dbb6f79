import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { z } from 'zod';
import { priceOf } from '../../src/components/formats.ts';
import { linkTargets } from '../../src/site/checks/links.ts';
import { wordsByFile } from '../../src/site/checks/problems.ts';
import { drawingPlaces } from '../../src/site/drawing-places.ts';
import { type FieldPath, fieldName } from '../../src/site/field-path.ts';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { isContentFile, type Words } from '../../src/site/files/content.ts';
import { readContent } from '../../src/site/files/content-folder.ts';
import { entryFolderOf } from '../../src/site/files/entry-files.ts';
import { fileTitle } from '../../src/site/files/file-titles.ts';
import { wholeSchemas } from '../../src/site/files/json-schema.ts';
import { readMark } from '../../src/site/files/look-files.ts';
import { markFile } from '../../src/site/files/mark-file.ts';
import { localPlaces } from '../../src/site/local-places.ts';
import { mainPages } from '../../src/site/page-list.ts';
import { routesOf } from '../../src/site/pages.ts';
import { ContentError, type Problem } from '../../src/site/problem.ts';
import { hintFrom } from '../../src/site/problem-hint.ts';
import { readSite } from '../../src/site/read.ts';
import type { Site } from '../../src/site/site.ts';
import { placeholders } from '../../src/site/text/placeholders.ts';
import { plainText } from '../../src/site/text/sentence.ts';
import { textsOf } from '../../src/site/text/texts.ts';
import { type ChangeResult, changeContent, type FileChange, nameOfEdit, undoChange } from '../content-files/change.ts';
import {
  type ContentFile,
  contentFileNames,
  readContentFile,
  schemaOf,
  versionOf,
} from '../content-files/content-file.ts';
import { lastEntry } from '../content-files/journal.ts';
import { adviceVersion } from '../launch-check/advice.ts';
import { nameOf } from '../launch-check/finding.ts';
import { type FormFinding, formFindings } from '../launch-check/form-findings.ts';
import { lookAtSite, writtenTexts } from '../launch-check/look.ts';
import { liveVersions, recordedPublications, rollBack } from '../publish/publications.ts';
import { type Outcome, type PublishOptions, publish } from '../publish/publish.ts';
import { inLines, type PublishQuestion, type StepEvent, StepStopped, steps } from '../publish/steps.ts';
import { adviceToSign } from './advice-to-sign.ts';
import { type SetMark, setMark } from './mark.ts';
import { addAreas } from './new-areas.ts';
import { addPhotograph, showPhotograph } from './photograph.ts';
import { jsonOf, Lines, UnknownRequest } from './request.ts';
import { shownPage } from './shown-page.ts';

/** One line of the answer to a `publish` request. */
export type PublishLine = { event: StepEvent } | { question: PublishQuestion } | { outcome: Outcome };

/** A problem as a form of the editor shows it. The editor is the page at /edit on which the owner edits the site. */
export interface ShownProblem {
  /** Path in content/ without `.yaml`, or `mark.svg`. Undefined for a file that no form can show. */
  file: string | undefined;
  field: FieldPath;
  found: string;
  hint: string;
  /** File and field in words. */
  where: string;
}

export type Start = Awaited<ReturnType<typeof startOf>> & { titles: ReturnType<typeof fieldTitles> };
/** A file of content/, with the schema from which its form is made. */
export interface FileAnswer extends ContentFile {
  schema: z.core.JSONSchema.BaseSchema | undefined;
  /** Problems because of which the file can't be read. Empty if the file can be read. */
  problems: ShownProblem[];
}

/** A text that pages may show. */
export interface Text {
  file: string;
  field: FieldPath;
  text: string;
  /** For a price, the name of its job in the table of prices, since several jobs may have the same price. Undefined for other texts. */
  row?: string;
}

export type Changed = ChangeResult<ShownProblem>;
/** Answer to a `mark` request. */
export type MarkAnswer = SetMark<ShownProblem>;

/**
 * Returns a function that answers the requests of the editor.
 * @param showAgain called with the names of changed files, so that the served pages show the changes
 * @param publishOptions options for `publish`; tests replace its programs with them
 * @returns a function that throws an `UnknownRequest` if there is no request of the given name, or if its body is invalid
 */
export function answersFor(
  firm: string,
  showAgain: (names: string[]) => Promise<void>,
  publishOptions: Partial<PublishOptions> = {},
) {
  const titles = fieldTitles();
  /** Passes the owner's answer to the publication that asked the last question. Undefined if no publication has asked a question yet. */
  let reply: ((value: string) => void) | undefined;
  const host = { env: publishOptions.env, command: publishOptions.commands?.wrangler };
  /** Promise of the newest change. Changes are made one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = last.then(act, act);
    last = done.catch(() => {});
    return done;
  };

  const answers: Record<string, (body: Buffer, headers: IncomingHttpHeaders) => unknown> = {
    start: async () => ({ ...(await startOf(firm)), titles }),
    file: (body) => fileOf(firm, nameFrom(body)),
    texts: () => textsIn(firm),
    findings: () => findingsOf(firm),
    advice: () => adviceToSign(firm),
    change: (body) => inTurn(async () => showChange(await changeContent(firm, changesFrom(body)))),
    area: (body) =>
      inTurn(async () => {
        const result = await addAreas(firm, String(jsonOf(body)));
        if (result.done === 'written') await showAgain(result.files);
        return result;
      }),
    undo: () => inTurn(async () => showChange(await undoChange(firm))),
    publish: (body) => new Lines((line, signal) => publishing(jsonOf(body) === 'rehearsal', line, signal)),
    reply: (body) => {
      reply?.(String(jsonOf(body)));
      return {};
    },
    published: () => ({ publications: recordedPublications(firm).slice(0, 5), steps }),
    before: () => orRefusal(async () => ({ before: (await liveVersions(firm, host)).before })),
    back: (body) =>
      orRefusal(async () => ({ done: await rollBack(firm, String(jsonOf(body)), host).then(() => true) })),
    photograph: (body, headers) => addPhotograph(firm, fileNameIn(headers), body),
    mark: (body, headers) =>
      inTurn(async () => {
        const result = await setMark(firm, fileNameIn(headers), body);
        return 'problem' in result ? result : { ...(await showChange(result)), small: result.small };
      }),
    picture: (body) => showPhotograph(firm, String(jsonOf(body))),
  };
  return async (name: string, body: Buffer, headers: IncomingHttpHeaders): Promise<unknown> => {
    if (!Object.hasOwn(answers, name)) throw new UnknownRequest(`There is no ${name}`);
    return answers[name]?.(body, headers);
  };

  /**
   * Publishes the site or, if `dryRun` is true, rehearses the publication. Sends the editor each question that only the owner can answer.
   */
  async function publishing(dryRun: boolean, line: (value: PublishLine) => void, signal: AbortSignal): Promise<void> {
    const outcome = await publish(firm, {
      ...publishOptions,
      dryRun,
      signal,
      onStep: (event) => line({ event }),
      ask: (question) =>
        new Promise((resolve) => {
          reply = resolve;
          signal.addEventListener('abort', () => resolve(undefined));
          line({ question });
        }),
    });
    line({ outcome });
  }

  /** Updates the served pages after a change, and rewords the problems of a refused change for a form. */
  async function showChange(result: ChangeResult): Promise<Changed> {
    if (result.done === 'written') await showAgain(result.files);
    return result.done === 'refused' ? { ...result, problems: result.problems.map(shown) } : result;
  }
}

/** Calls a function that asks the host. If the function throws a `StepStopped`, returns the error's reason as a `problem`. */
async function orRefusal<Answer>(asked: () => Promise<Answer>): Promise<Answer | { problem: string }> {
  try {
    return await asked();
  } catch (error) {
    if (error instanceof StepStopped) return { problem: inLines(error.stop) };
    throw error;
  }
}

/** Name of the file that the owner chose. */
const fileNameIn = (headers: IncomingHttpHeaders) => decodeURIComponent(String(headers['x-name'] ?? ''));

function nameFrom(body: Buffer): string {
  const name = jsonOf(body);
  if (typeof name !== 'string' || !isContentFile(name)) throw new UnknownRequest('There is no such file');
  return name;
}

/**
 * Reads a list of changes from a request of the editor. Checks the form of the list and the names of the files. Refuses names of fields
 * that could change an object's prototype, and the removal of any file except an area or a job. Doesn't check that the fields exist.
 * @throws {UnknownRequest} when the request is not such a list
 */
function changesFrom(body: Buffer): FileChange[] {
  const changes = jsonOf(body);
  const isField = (key: unknown) =>
    typeof key === 'number' || (typeof key === 'string' && !['__proto__', 'constructor', 'prototype'].includes(key));
  const isChange = (change: FileChange) =>
    change instanceof Object &&
    isContentFile(String(change.file)) &&
    typeof change.version === 'string' &&
    (!change.remove || change.file.includes('/')) &&
    Array.isArray(change.fields) &&
    change.fields.every((each) => Array.isArray(each?.field) && each.field.every(isField));
  if (!Array.isArray(changes) || !changes.every(isChange)) throw new UnknownRequest('There is no such change');
  return changes;
}

function shown(problem: Problem): ShownProblem {
  const { source, field, found, expected } = problem;
  const name = nameOf(source.name);
  const file = isContentFile(name) || name === markFile ? name : undefined;
  const where = `${fileTitle(name)}${field.length > 0 ? `: ${fieldName(field)}` : ''}`;
  return { file, field, found, hint: hintFrom(expected), where };
}

async function readOrProblems(firm: string): Promise<{ site?: Site; problems: ShownProblem[] }> {
  try {
    return { site: await readSite(firm), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems.map(shown) };
    throw error;
  }
}

/**
 * Data that the editor loads at the start, and again after each change: files, pages, problems, facts, and the possible values of some
 * fields.
 */
async function startOf(firm: string) {
  const { site, problems } = await readOrProblems(firm);
  const grouped = Map.groupBy([...contentFileNames(firm), markFile], (name) => groups.find(([, has]) => has(name)));
  const files = groups.flatMap((group) =>
    (grouped.get(group) ?? []).map((name) => ({
      name,
      title: titleOf(name, site),
      group: group[0],
      /** Path of a page that shows the file. */
      page: site && shownPage(name, site),
    })),
  );
  const pageFiles: Record<string, string> = Object.fromEntries(
    Object.entries(mainPages).map(([path, { file }]) => [path, file]),
  );
  const pages = (site?.pages ?? [])
    .filter(({ kind }) => kind !== 'error')
    .map(({ path, name, kind }) => ({
      path,
      name,
      kind,
      file: kind === 'area' ? path.slice(1) : (pageFiles[path] ?? 'home'),
    }));
  const areas = (site?.areas ?? []).map(({ slug, name, path, minutes }) => ({ slug, name, path, minutes }));
  return {
    firm: site?.business.name ?? '',
    files,
    pages,
    areas,
    problems,
    undo: lastEntry(firm)
      ?.edits.map(({ file }) => titleOf(nameOfEdit(file), site))
      .join(', '),
    /** Hash of the mark (logo), by which the editor notices that the mark has changed. */
    mark: versionOf(readMark(firm)),
    facts: site ? factsOf(site) : {},
    choices: {
      links: site
        ? [
            ...linkTargets(
              site,
              site.downloads.map(({ path }) => path),
            ),
          ]
        : [],
      photographPlaces: site ? [...routesOf(site), ...drawingPlaces] : [],
      areas: areas.map(({ slug }) => slug),
      adviceVersions: site ? [adviceVersion(writtenTexts(join(firm, 'content'), site.business))] : [],
      towns: [...new Set([...(site?.business.towns ?? []), ...areas.map(({ name }) => name)])],
    },
  };
}

/** Titles of fields, from their schemas. Keys: file and field, such as `home hero.link.href`. `*` in a key means any item of a list. */
function fieldTitles(): Record<string, string> {
  const titles: Record<string, string> = {};
  const read = (file: string, field: readonly string[], schema: z.core.JSONSchema.BaseSchema) => {
    const { title, properties = {}, items, anyOf = [] } = schema;
    if (title) titles[`${file} ${field.join('.')}`] = title;
    const inside: [string[], unknown][] = [
      ...Object.entries(properties).map(([name, part]): [string[], unknown] => [[name], part]),
      ...[items ?? []].flat().map((item): [string[], unknown] => [['*'], item]),
      ...anyOf.map((kind): [string[], unknown] => [[], kind]),
    ];
    for (const [path, part] of inside) read(file, [...field, ...path], part as z.core.JSONSchema.BaseSchema);
  };
  for (const [file, schema] of wholeSchemas()) read(file, [], schema);
  return titles;
}

/**
 * Facts that texts may contain as placeholders, such as {phone}. Keys: names of facts. Values: the words that pages show instead. Facts
 * without words are left out.
 */
function factsOf(site: Site): Record<string, string> {
  const facts = { ...placeholders(site.business), localPlaces: () => localPlaces(site.business, site.areas) };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => [[name, value()]].filter(([, text]) => text)),
  );
}

function titleOf(name: string, site: Site | undefined): string {
  return site?.areas.find(({ path }) => path === `/${name}`)?.name ?? fileTitle(name);
}

/**
 * Headings of the editor's list of files, in order. `has` says whether a file fits a heading. A file is listed under the first heading that
 * it fits.
 */
const groups: readonly (readonly [title: string, has: (name: string) => boolean])[] = [
  [
    'Your firm',
    (name) =>
      ['business', 'people', 'reviews', 'prices', 'photographs', markFile, 'look', 'claims', 'redirects'].includes(
        name,
      ),
  ],
  ['Pages', (name) => Object.values(mainPages).some(({ file }) => file === name)],
  ['Areas', (name) => entryFolderOf(name) === 'areas'],
  ['Jobs', (name) => entryFolderOf(name) === 'jobs'],
  ['Every page', (name) => ['frame', 'emergency', 'badges', 'constants', 'area-page'].includes(name)],
  ['Seldom changed', () => true],
];

/** A file with the schema of its form. If the YAML can't be read, the problems are returned without values. */
async function fileOf(firm: string, name: string): Promise<FileAnswer> {
  const schema = schemaOf(name);
  try {
    return { ...readContentFile(firm, name), schema, problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const problems = error.problems.map(shown);
    return { name, value: undefined, own: undefined, standard: undefined, version: '', schema, problems };
  }
}

/**
 * Every text that pages may show, with its field. Facts are filled in, except those that differ between pages, such as {area}. An empty
 * list if a file has problems.
 */
export function textsIn(firm: string): Text[] {
  const content = join(firm, 'content');
  try {
    const business = readBusiness(content);
    const all = readContent(content, business);
    const words: [string, unknown][] = [['business', business], ...wordsByFile(all)];
    const texts = words.flatMap(([file, value]) =>
      textsOf(value).map(([field, text]) => ({ file, field, text: plainText(text) })),
    );
    return [...texts, ...pricesIn(all.words.prices, business.language)];
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/** Prices as the table of prices shows them, each with the field in which its lower amount is typed. */
const pricesIn = (words: Words['prices'], language: string): Text[] =>
  words.items.map((item, index) => ({
    file: 'prices',
    field: ['items', index, 'from'],
    text: priceOf(item, words, language),
    row: item.job,
  }));

const findingsOf = async (firm: string): Promise<FormFinding[]> => formFindings(await lookAtSite(firm));
