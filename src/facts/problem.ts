import type { z } from 'zod';

/** One mistake in a file that the owner edits, in the words that the build prints. */
export interface Problem {
  /** Path from the project's root, with a line number where it is known. */
  file: string;
  /** Where in the file, for example `services[2].title`; empty for the whole file. */
  field: string;
  found: string;
  expected: string;
}

/** Thrown when the business file or the content cannot be published. */
export class FactsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const first = onePerField(problems);
    super(first.map(sentence).join('\n'));
    this.name = 'FactsError';
    this.problems = first;
  }
}

/**
 * Turns what a schema refused into problems.
 * @param error what zod reports; each issue's message says what was expected
 * @param input the value that was checked
 * @param locate names the file (and line, where known) of a path in the input
 */
export function problemsFrom(
  error: z.ZodError,
  input: unknown,
  locate: (path: readonly PropertyKey[]) => string,
): Problem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file: locate([...issue.path, key]),
        field: fieldName([...issue.path, key]),
        found: 'a field that nothing reads',
        expected: 'only the documented fields; check the spelling',
      }));
    }
    return [
      {
        file: locate(issue.path),
        field: fieldName(issue.path),
        found: show(valueAt(input, issue.path)),
        expected: issue.message,
      },
    ];
  });
}

/** Writes a value as a reader of the error would name it: shortened, in quotes where it is text. */
export function show(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value instanceof Object) return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  const short = value.length > 60 ? `${value.slice(0, 57)}…` : value;
  return `"${short}" (${value.length} characters)`;
}

/** The first mistake in each field; what else is wrong there often follows from it. */
function onePerField(problems: readonly Problem[]): Problem[] {
  const fields = problems.map(({ file, field }) => `${file} ${field}`);
  return problems.filter((_, index) => fields.indexOf(fields[index] ?? '') === index);
}

function sentence({ file, field, found, expected }: Problem): string {
  return `${file}${field && ` › ${field}`}: found ${found}, expected ${expected}`;
}

/** Names a place in a file as an owner counts: the first item of a list is [1]. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key + 1}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), input);
}
