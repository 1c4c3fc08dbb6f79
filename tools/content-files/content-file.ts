import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { singleFiles, wordFiles } from '../../src/site/files/content.ts';
import { entryNames } from '../../src/site/files/content-folder.ts';
import { schemaName } from '../../src/site/files/entry-files.ts';
import { wholeSchemas } from '../../src/site/files/json-schema.ts';
import { readStandardWords, readWords } from '../../src/site/files/standard-words.ts';
import { readYaml } from '../../src/site/files/yaml-file.ts';
import { ContentError } from '../../src/site/problem.ts';
import type { Business } from '../../src/site/schema/business.ts';
import { textOf } from './edits.ts';

/** A file of content/ as a form shows it. */
export interface ContentFile {
  /** Path in content/ without `.yaml`: `home`, `areas/hove`. */
  name: string;
  /** What pages say: the firm's own fields, and the standard ones for the rest. */
  value: unknown;
  /** The firm's own fields. Undefined: it has no such file. */
  own: unknown;
  /** The standard words. Undefined: the file has none. */
  standard: unknown;
  /** Identifies the text of the firm's own file. */
  version: string;
}

/** Names of all files that a firm has or may have: paths in content/ without `.yaml`. */
export function contentFileNames(firm: string): string[] {
  const entries = (['areas', 'jobs'] as const).flatMap((folder) =>
    entryNames(join(firm, 'content'), folder).map((name) => `${folder}/${name}`),
  );
  return [...singleFiles, ...entries];
}

/** JSON Schema of a file of content/, with all required fields. */
export const schemaOf = (file: string) => wholeSchemas().get(schemaName(file));

/**
 * Reads a file of a firm's content, which may be missing.
 * @throws {ContentError} when it cannot be read, or is not YAML
 */
export function readContentFile(firm: string, name: string): ContentFile {
  const content = join(firm, 'content');
  const text = textOf(content, `${name}.yaml`);
  const own = text === undefined ? undefined : (readYaml(content, `${name}.yaml`).data ?? undefined);
  const business = businessOf(content);
  const hasStandard = wordFiles.includes(name);
  return {
    name,
    value: hasStandard ? readWords(content, name, business)?.data : own,
    own,
    standard: hasStandard ? readStandardWords(name, business) : undefined,
    version: versionOf(text),
  };
}

export const versionOf = (text: string | undefined) =>
  text === undefined ? 'none' : createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The line with which an editor finds the fields of a new file. */
export const schemaLine = (name: string) =>
  `# yaml-language-server: $schema=${name.includes('/') ? '../' : ''}schema/${schemaName(name)}.json\n`;

/** Whether the text of a file of words says nothing that another firm's doesn't. */
export function isEmptyFile(text: string): boolean {
  const { contents } = parseDocument(text);
  const isEmpty = contents === null || (isMap(contents) && contents.items.length === 0);
  return (
    isEmpty &&
    text
      .replace(/^# yaml-language-server:.*\n?/m, '')
      .trim()
      .replace('{}', '') === ''
  );
}

/** The facts that decide the conditions of the standard words; none where they have mistakes. */
function businessOf(content: string): Business | undefined {
  try {
    return readBusiness(content);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
