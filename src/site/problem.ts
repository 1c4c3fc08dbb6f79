import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { type FieldPath, fieldName, valueAt } from './field-path.ts';
import { isoDay } from './schema/tidy.ts';

/** A file that the owner edits, with the lines of its fields. */
export interface Source {
  /** Path from the firm's folder, such as `content/areas/hove.yaml`; `words/home.yaml` for standard words. */
  name: string;
  /**
   * Returns the line of a field, or of the nearest group or list around it that the file has, counted from 1. Undefined if the file has
   * neither.
   */
  lineOf: (field: FieldPath) => number | undefined;
}

/** A problem in a file that the owner edits. The build prints it as "found …, expected …". */
export interface Problem {
  source: Source;
  /** Path of the field. Empty if the problem is with the whole file. */
  field: FieldPath;
  found: string;
  expected: string;
}

/** Thrown when files of a firm have problems. Holds the first problem of each field. The message has a line for each of these problems. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const first = onePerField(problems);
    super(first.map(sentence).join('\n'));
    this.name = 'ContentError';
    // No stack trace, because it would be of no use to an owner.
    this.stack = '';
    this.problems = first;
  }
}

/**
 * Converts the issues that a schema reports into problems.
 * @param error error of zod; the message of each issue says what was expected
 * @param input the value that was checked
 * @param sourceOf returns the file that a field comes from
 */
export function problemsFrom(error: z.ZodError, input: unknown, sourceOf: (field: FieldPath) => Source): Problem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        source: sourceOf([...issue.path, key]),
        field: [...issue.path, key],
        found: 'a field that nothing reads',
        expected: similarField(key, issue.message) ?? documented,
      }));
    }
    const value = valueAt(input, issue.path);
    const mark = issue.code === 'custom' ? issue.params?.mark : undefined;
    const found = mark && mark !== value ? `"${visible(mark)}" in ${show(value)}` : show(value);
    return [
      { source: sourceOf(issue.path), field: issue.path, found, expected: issue.message + suffixOf(issue, value) },
    ];
  });
}

const documented = 'only the documented fields: check the spelling, and put text with a comma in it between quotes';

/**
 * Text that suggests the field whose name is most like a misspelt key. Undefined if no name is similar.
 * @param message error message that lists the fields of the group
 */
function similarField(key: string, message: string): string | undefined {
  const meant = closest(key, message.match(/\w+/g) ?? []);
  return distance(key, meant) <= meant.length / 3 ? `${meant}, if you mean that` : undefined;
}

/**
 * A value as an error message shows it: a text in quotes with its length, shortened if it has more than 60 characters; for a list or a
 * group of fields, words such as "a list of 3".
 */
export function show(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value instanceof Object) return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  const short = value.length > 60 ? `${value.slice(0, 57)}…` : value;
  return `"${visible(short)}" (${value.length} characters)`;
}

const visible = (text: string) => text.replace(/\p{C}/gu, '�');

/** Text to add to the message of an issue: how to write the value, or what else is wrong with it. Empty if there is nothing to add. */
function suffixOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_format' && issue.format === 'date' && /^\d{4}-\d\d-\d\d$/.test(isoDay(String(value))))
    return ': this is a date, but that day does not exist';
  if (value === null && 'expected' in issue && issue.expected === 'object')
    return ', each below on a line of its own; or no such line, where it may be left out';
  if (issue.code !== 'invalid_type' || value === undefined || value === null) return '';
  if (issue.expected === 'string' && ['number', 'boolean'].includes(typeof value)) return ', in quotes';
  if (issue.expected === 'array' || issue.expected === 'tuple') return ', each below on a line that begins with "- "';
  if (issue.expected === 'object') return ', each below on a line of its own, set in by two spaces: "name: text"';
  const unquoted = ['number', 'int', 'boolean'].includes(issue.expected) && typeof value === 'string';
  return unquoted ? ', without quotes' : '';
}

/** The first problem of each field. Further problems of a field often follow from the first. */
function onePerField(problems: readonly Problem[]): Problem[] {
  const fields = problems.map(({ source, field }) => `${source.name} ${fieldName(field)}`);
  return problems.filter((_, index) => fields.indexOf(fields[index] ?? '') === index);
}

/** A problem in one line: file and field, what was found, what is expected. */
export function sentence({ source, field, found, expected }: Problem): string {
  const line = source.lineOf(field);
  const where = line === undefined ? source.name : `${source.name}:${line}`;
  return `${where}${field.length > 0 ? ` › ${fieldName(field)}` : ''}: found ${found}, expected ${expected}`;
}
