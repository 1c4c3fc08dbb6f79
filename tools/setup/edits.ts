import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument } from 'yaml';
import { readYaml } from '../../src/site/files/yaml-file.ts';
import { Refused } from '../build/explain.ts';
import { fingerprint, sample } from '../launch-check/sample-reference.ts';

/** A file of content/, whose document takes changes. */
export interface ContentFile {
  file: string;
  text: string;
  document: Document;
}

/** A file of content/ that changes. */
export interface Edit {
  file: string;
  /** Nothing, where it's new. */
  before: string | undefined;
  /** Nothing, where it leaves. */
  after: string | undefined;
}

/**
 * Reads a file of content/.
 * @throws {ContentError} when it cannot be read
 */
export function readContent(folder: string, file: string): ContentFile {
  readYaml(folder, file);
  const text = readFileSync(join(folder, file), 'utf8');
  return { file, text, document: parseDocument(text) };
}

/** What is to be written of a file, if its document has changed. */
export function editsOf({ file, text, document }: ContentFile): Edit[] {
  if (isDeepStrictEqual(parseDocument(text).toJS(), document.toJS())) return [];
  return [{ file, before: text, after: document.toString({ lineWidth: 128, flowCollectionPadding: true }) }];
}

/** Replaces the sample firm's mark by a plain one. */
export function markEdits(folder: string): Edit[] {
  const file = '../mark.svg';
  const before = existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
  if (fingerprint(before) !== sample.mark) return [];
  return [{ file, before, after: readFileSync(join(import.meta.dirname, 'plain-mark.svg'), 'utf8') }];
}

/**
 * Writes files of the content folder, or moves them aside.
 * @param aside the folder for those that leave
 * @throws when one was edited meanwhile, or may not be written
 */
export function writeEdits(folder: string, edits: readonly Edit[], aside: string): void {
  for (const { file, before } of edits) {
    const path = join(folder, file);
    if ((existsSync(path) ? readFileSync(path, 'utf8') : undefined) !== before)
      throw new Refused(`${posix.join('content', file)} was edited meanwhile, so nothing was written; run setup again`);
    if (before !== undefined) accessSync(path, constants.W_OK);
  }
  for (const { file, after } of edits) {
    const path = join(folder, file);
    // Written aside and swapped in, so that a full disk leaves the old one whole.
    if (after !== undefined) writeFileSync(`${path}.next`, after);
    else mkdirSync(aside, { recursive: true });
    if (after === undefined) renameSync(path, join(aside, basename(file)));
    else renameSync(`${path}.next`, path);
  }
}

/** A folder beside the content folder for what leaves it; none that is there is written over. */
export function asideOf(folder: string): string {
  let aside = join(dirname(folder), 'areas.sample');
  while (existsSync(aside)) aside += '.next';
  return aside;
}
