import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { fillIn } from './placeholders.ts';
import { FactsError, fieldName, type Problem, problemsFrom } from './problem.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

/** A parsed content file that can say on which line a field stands. */
export interface YamlFile {
  /** As the owner knows it, for example `content/areas/hove.yaml`. */
  name: string;
  data: unknown;
  /** The file's name with the line of a field, or of the nearest field around it. */
  locate: (path: readonly PropertyKey[]) => string;
}

/**
 * Reads one content file.
 * @param folder the content folder
 * @param path the file's path inside it
 * @throws {FactsError} when the file is missing, is not YAML, or would be misread
 */
export function readYaml(folder: string, path: string): YamlFile {
  const name = join(basename(folder), path);
  const lines = new LineCounter();
  const source = readText(join(folder, path), name);
  const document = parseDocument(source, { lineCounter: lines });
  const mistakes = yamlMistakes(document, source, name, lines);
  if (mistakes.length > 0) throw new FactsError(mistakes);

  const locate = (field: readonly PropertyKey[]): string => {
    for (let depth = field.length; depth > 0; depth -= 1) {
      const node = document.getIn(field.slice(0, depth), true);
      const start = node instanceof Object && 'range' in node && Array.isArray(node.range) && node.range[0];
      if (typeof start === 'number') return `${name}:${lines.linePos(start).line}`;
    }
    return name;
  };
  return { name, data: document.toJS(), locate };
}

/**
 * Checks a content file against its schema, with the facts of the business filled in.
 * @param values what each placeholder stands for
 * @throws {FactsError} naming the file, the line, the field, what was found and what is expected
 */
export function parseYaml<Schema extends z.ZodType>(
  file: YamlFile,
  schema: Schema,
  values: Record<string, string>,
): z.output<Schema> {
  const problems: Problem[] = [];
  const filled = fillIn(file.data, values, (path, name) => {
    problems.push({
      file: file.locate(path),
      field: fieldName(path),
      found: `{${name}}`,
      expected: `one of the facts ${Object.keys(values)
        .map((known) => `{${known}}`)
        .join(' ')}`,
    });
  });
  const result = schema.safeParse(filled);
  if (!result.success) problems.push(...problemsFrom(result.error, filled, file.locate));
  if (problems.length > 0 || !result.success) throw new FactsError(problems);
  return result.data;
}

function readText(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const found = `no such file in ${basename(dirname(path))}/`;
    throw new FactsError([
      { file: name, field: '', found, expected: 'this file; the site cannot be built without it' },
    ]);
  }
}
