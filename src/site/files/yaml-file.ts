import { basename, join, posix } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type FieldPath, valueAt } from '../field-path.ts';
import { ContentError, type Problem, problemsFrom, type Source } from '../problem.ts';
import { fillIn, type PlaceholderValues } from '../text/placeholders.ts';
import { readText } from './text-file.ts';
import { yamlProblems } from './yaml-problems.ts';

/** A parsed content file: its data, its name, and the line of each field. */
export interface YamlFile extends Source {
  data: unknown;
}

/**
 * Reads one content file.
 * @param folder content folder
 * @param path path of the file in that folder
 * @throws {ContentError} when the file can't be read, is not YAML, or has text that needs quotes
 */
export function readYaml(folder: string, path: string): YamlFile {
  const name = posix.join(basename(folder), path);
  const text = readText(join(folder, path), { name, lineOf: () => undefined });
  const { document, lineOf, problems } = parsedText(name, text);
  if (problems.length > 0) throw new ContentError(problems);
  return { name, lineOf, data: document.toJS() };
}

interface ParsedText extends Pick<Source, 'lineOf'> {
  document: Document.Parsed;
  problems: Problem[];
}

/**
 * Cached results of `parse`, by name and text of the file. Parsing takes half the time of reading a firm, and the editor (the page at /edit
 * on which the owner edits the site) reads the firm after each change.
 */
const parsedTexts = new Map<string, ParsedText>();

/** Number of cached results at which the cache is emptied. One firm has far fewer files, so most of the results are then out of date. */
const mostParsedTexts = 200;

/** Returns the cached result for this name and text, or parses the text. */
function parsedText(name: string, text: string): ParsedText {
  const key = `${name}\n${text}`;
  const parsed = parsedTexts.get(key) ?? parse(name, text);
  if (parsedTexts.size >= mostParsedTexts) parsedTexts.clear();
  parsedTexts.set(key, parsed);
  return parsed;
}

function parse(name: string, text: string): ParsedText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (field: FieldPath): number | undefined => {
    for (let depth = field.length; depth > 0; depth -= 1) {
      const node = document.getIn(field.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return undefined;
  };
  return { document, lineOf, problems: yamlProblems(document, text, { name, lineOf }, lines) };
}

/**
 * Replaces placeholders such as `{phone}` by their values in the data of a file, and checks the result against a schema.
 * @param file the data, and a function that returns the file of a field
 * @param values values of the placeholders
 * @throws {ContentError} with each problem: file, line, field, what was found, what is expected
 */
export function parseYaml<Schema extends z.ZodType>(
  { data, sourceOf }: { data: unknown; sourceOf: (field: FieldPath) => Source },
  schema: Schema,
  values: PlaceholderValues,
): z.output<Schema> {
  const problems: Problem[] = [];
  const filled = fillIn(data, values, (field, found, expected) => {
    problems.push({ source: sourceOf(field), field, found, expected });
  });
  // The schema checks the length of a text after its facts are filled in, not the length of the text in the file. The message says so.
  const withFacts = (problem: Problem): Problem => {
    if (!/\{\w+\}/.test(String(valueAt(data, problem.field)))) return problem;
    return { ...problem, expected: problem.expected.replace(/^text of .*/, '$&, with its facts filled in') };
  };
  const result = schema.safeParse(filled);
  if (!result.success) problems.push(...problemsFrom(result.error, filled, sourceOf).map(withFacts));
  if (problems.length > 0 || !result.success) throw new ContentError(problems);
  return result.data;
}
