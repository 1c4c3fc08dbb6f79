import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument } from 'yaml';
import type { z } from 'zod';
import { readBusiness } from '../../src/site/files/business-file.ts';
import { contentFiles } from '../../src/site/files/content.ts';
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

/** Files of words, which have standard ones. */
export const wordFiles = ['area-page', ...Object.keys(contentFiles)];
const others = ['business', 'claims', 'redirects'];

/** Names of all files that a firm has or may have, without `.yaml`. */
export function contentFileNames(firm: string): string[] {
  const entries = ['areas', 'jobs'].flatMap((folder) => {
    const path = join(firm, 'content', folder);
    const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.yaml')) : [];
    return names.sort().map((name) => `${folder}/${name.replace('.yaml', '')}`);
  });
  return [...others, ...wordFiles, ...entries];
}

/** Whether a file may be written: one that every firm may have, or an area or a job. */
export const isContentFile = (name: string) =>
  others.includes(name) || wordFiles.includes(name) || /^(areas\/[a-z]+|jobs\/[a-z\d]+)(-[a-z\d]+)*$/.test(name);

/** Name of a file's schema among `schemas`. */
export const schemaOf = (name: string) => name.replace(/^(area|job)s\/.*/, '$1');

let made: Map<string, z.core.JSONSchema.BaseSchema> | undefined;
/** The JSON schemas of all files by their names, made once. */
export const schemas = () => (made ??= new Map(wholeSchemas()));

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
  `# yaml-language-server: $schema=${name.includes('/') ? '../' : ''}schema/${schemaOf(name)}.json\n`;

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
