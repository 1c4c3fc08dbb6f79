import { join } from 'node:path';
import { isMap, isScalar } from 'yaml';
import { type FieldPath, replacedAt, valueAt } from '../../src/site/field-path.ts';
import { changeYaml, setValue } from '../../src/site/files/change-yaml.ts';
import { isContentFile } from '../../src/site/files/content.ts';
import type { Problem } from '../../src/site/problem.ts';
import { type ContentFile, isEmptyFile, readContentFile, schemaLine, versionOf } from './content-file.ts';
import { type Edit, EditedMeanwhile, textOf, writeEdits } from './edits.ts';
import { lastEntry, record, removeLast } from './journal.ts';
import { newProblems } from './new-problems.ts';

/** Changes of one file of content/. */
export interface FileChange {
  /** Path in content/ without `.yaml`. */
  file: string;
  /** `version` of the `ContentFile` to which the changes were made. */
  version: string;
  fields: readonly FieldChange[];
  /** Whether to remove the file. If true, `fields` is ignored. Default: false. */
  remove?: boolean;
}

/** A new value for a field. Without `value` and `standard`, the field is left out of the site. */
export interface FieldChange {
  field: FieldPath;
  value?: unknown;
  /** Removes the firm's own value, so that the standard value (that of the file in words/) applies again. Default: false. */
  standard?: boolean;
}

/** Result of a change. `Shown` is the type of the problems. */
export type ChangeResult<Shown = Problem> =
  | { done: 'written'; files: string[] }
  /** Nothing was written, because the change would cause these problems. */
  | { done: 'refused'; problems: Shown[] }
  /** Nothing was written, because this file was edited in the meantime. */
  | { done: 'conflict'; file: string }
  | { done: 'nothing' };

/**
 * Changes files of a firm's content. Checks the whole firm, with the changes, before any file is written. Problems that the firm already
 * had don't stop the change. A written change can be undone.
 * @param firm the firm's folder
 * @throws when there can be no file of a given name, when a file to change is not valid YAML, or when a file may not be written
 */
export async function changeContent(firm: string, changes: readonly FileChange[]): Promise<ChangeResult> {
  const content = join(firm, 'content');
  const edits: Edit[] = [];
  for (const change of changes) {
    if (!isContentFile(change.file)) throw new Error(`No file of content/ is called ${change.file}`);
    const before = textOf(content, `${change.file}.yaml`);
    if (versionOf(before) !== change.version) return { done: 'conflict', file: change.file };
    const after = change.remove ? undefined : changedText(readContentFile(firm, change.file), before, change.fields);
    if (after !== before) edits.push({ file: `${change.file}.yaml`, before, after });
  }
  return makeEdits(firm, edits, keyOf(changes));
}

/**
 * Checks and writes edits of a firm's content, like `changeContent`.
 * @param key text that names what is changed. Edits of the same files with the same key, each within a minute of the last, are undone
 * together
 */
export async function makeEdits(firm: string, edits: readonly Edit[], key: string): Promise<ChangeResult> {
  if (edits.length === 0) return { done: 'nothing' };
  const result = await checkAndWrite(firm, edits);
  if (result.done === 'written') record(firm, key, edits);
  return result;
}

/** Undoes the last change of a firm in the journal (journal.ts), unless this would cause problems. */
export async function undoChange(firm: string): Promise<ChangeResult> {
  const entry = lastEntry(firm);
  if (!entry) return { done: 'nothing' };
  const edits = entry.edits.map(({ file, before, after }) => ({
    file,
    before: after ?? undefined,
    after: before ?? undefined,
  }));
  const result = await checkAndWrite(firm, edits);
  // If a file was edited since, this change can't be undone. It's removed from the journal all the same, so that the next call undoes the
  // change before.
  if (result.done === 'written' || result.done === 'conflict') removeLast(firm);
  return result;
}

async function checkAndWrite(firm: string, edits: readonly Edit[]): Promise<ChangeResult> {
  try {
    const problems = await newProblems(firm, edits);
    if (problems.length > 0) return { done: 'refused', problems };
    writeEdits(join(firm, 'content'), edits);
    return { done: 'written', files: edits.map(({ file }) => nameOfEdit(file)) };
  } catch (error) {
    if (error instanceof EditedMeanwhile) return { done: 'conflict', file: nameOfEdit(error.file) };
    throw error;
  }
}

/** Name of an edited file: its path in content/ without `.yaml`, or `mark.svg`. */
export const nameOfEdit = (file: string) => file.replace(/^\.\.\/|\.yaml$/g, '');

/** Text that names the changed files and fields. `makeEdits` uses it as the key by which edits are undone together. */
const keyOf = (changes: readonly FileChange[]) =>
  changes.map(({ file, fields }) => [file, ...fields.map(({ field }) => field.join('.'))].join(' ')).join('\n');

/**
 * Text of a file with some fields changed. Undefined if the file has standard words (those in words/) and would contain no fields or
 * comments of the firm's own any more.
 * @param before text of the file so far; undefined if there is none
 */
export function changedText(file: ContentFile, before: string | undefined, fields: readonly FieldChange[]) {
  const start = before ?? schemaLine(file.name);
  const changed = fields.reduce((text, change) => changeYaml(text, (document) => apply(document, file, change)), start);
  if (changed === before) return before;
  // The YAML library puts a blank line after the first comment of a new file. This line is removed.
  const after = before === undefined ? changed.replace(/(?<=^#.*\n)\n+/, '') : changed;
  return file.standard !== undefined && isEmptyFile(after) ? undefined : after;
}

type Document = Parameters<Parameters<typeof changeYaml>[1]>[0];

function apply(document: Document, file: ContentFile, change: FieldChange): void {
  const { field } = change;
  if (change.standard || (change.value === undefined && valueAt(file.standard, field) === undefined)) {
    document.deleteIn(field);
    prune(document, field.slice(0, -1));
    return;
  }
  // Null (`~`) leaves out a field that the standard words have.
  const value = change.value === undefined ? null : tidied(change.value);
  const [path, whole] = withList(document, file, field, value);
  setValue(document, path, whole);
}

/**
 * Finds the field to set in the firm's own file so that `field` gets a value. The firm's own file can't replace a single item of a list in
 * the standard words. If the list isn't in the firm's own file yet, the whole list, with the new value in it, has to be set. The same is
 * true of a list or group that the firm's own file leaves out with `~`.
 * @returns path of the field to set (the given field, or the outermost such list or group around it), and its value
 */
function withList(
  document: Document,
  { value: all }: ContentFile,
  field: FieldPath,
  value: unknown,
): [FieldPath, unknown] {
  for (let depth = 0; depth < field.length; depth += 1) {
    const path = field.slice(0, depth);
    const node = depth === 0 ? document.contents : document.getIn(path, true);
    const isMissing = node === undefined || node === null || (isScalar(node) && node.value === null);
    if (isMissing && (Array.isArray(valueAt(all, path)) || isScalar(node)))
      return [path, replacedAt(valueAt(all, path), field.slice(depth), value)];
  }
  return [field, value];
}

/** Removes a group of fields if it has become empty, and then each group around it that has become empty too. */
function prune(document: Document, field: FieldPath): void {
  if (field.length === 0) return;
  const node = document.getIn(field, true);
  if (!isMap(node) || node.items.length > 0) return;
  document.deleteIn(field);
  prune(document, field.slice(0, -1));
}

/** Replaces line breaks in texts with spaces, and removes spaces at both ends. Text fields of forms can contain both. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s*\n\s*/g, ' ').trim();
  if (Array.isArray(value)) return value.map(tidied);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidied(item)]));
}
