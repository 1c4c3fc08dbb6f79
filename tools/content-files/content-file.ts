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
  /** Values that pages show: the firm's own fields and, for the other fields, the standard words (those in words/). */
  value: unknown;
  /** Fields of the firm's own file. Undefined if there is no such file, or if it has no fields. */
  own: unknown;
  /** Standard words. Undefined if there are none for this file. */
  standard: unknown;
  /** Hash of the text of the firm's own file; `none` without such a file. */
  version: string;
}

/** Names of the files that any firm may have, such as `home`, and of this firm's areas and jobs: paths in content/ without `.yaml`. */
export function contentFileNames(firm: string): string[] {
  const entries = (['areas', 'jobs'] as const).flatMap((folder) =>
    entryNames(join(firm, 'content'), folder).map((name) => `${folder}/${name}`),
  );
  return [...singleFiles, ...entries];
}

/** JSON Schema of a file of content/. Requires each field that pages need, even if the standard words would supply it. */
export const schemaOf = (file: string) => wholeSchemas().get(schemaName(file));

/**
 * Reads a content file of a firm. The firm need not have a file of that name.
 * @throws {ContentError} when the file can't be read, or is not YAML
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

/** First line of a new file. It names the JSON Schema from which a code editor knows the file's fields. */
export const schemaLine = (name: string) =>
  `# yaml-language-server: $schema=${name.includes('/') ? '../' : ''}schema/${schemaName(name)}.json\n`;

/** Whether a file contains no words of the firm's own: no fields, and no comment except the line that names the file's schema. */
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

/** Facts of the firm. Standard words have conditions that depend on these facts. Undefined if business.yaml has problems. */
function businessOf(content: string): Business | undefined {
  try {
    return readBusiness(content);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
