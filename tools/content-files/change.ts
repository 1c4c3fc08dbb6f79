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
  /** Of the text that the changes were made to. */
  version: string;
  fields: readonly FieldChange[];
  /** Removes the file. */
  remove?: boolean;
}

/** A field that gets a value. Without one it's left out, or is the standard one again. */
export interface FieldChange {
  field: FieldPath;
  value?: unknown;
  /** Back to the standard wording. */
  standard?: boolean;
}

/** What came of a change. `Shown` is a problem as it is told to whoever asked for the change. */
export type ChangeResult<Shown = Problem> =
  | { done: 'written'; files: string[] }
  /** Nothing was written, since these problems are new. */
  | { done: 'refused'; problems: Shown[] }
  /** Nothing was written, since somebody else changed this file in the meantime. */
  | { done: 'conflict'; file: string }
  | { done: 'nothing' };

/**
 * Changes files of a firm's content. The whole firm is checked with the changes before any file is written, and the change can be undone.
 * Problems that were there before don't stop it.
 * @param firm the firm's folder
 * @throws {UserError} when a file may not be written
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
 * Writes edits of a firm's content, as `changeContent` does.
 * @param key names what is changed: edits with the same key, one soon after the other, are undone as one
 */
export async function makeEdits(firm: string, edits: readonly Edit[], key: string): Promise<ChangeResult> {
  if (edits.length === 0) return { done: 'nothing' };
  const result = await checkAndWrite(firm, edits);
  if (result.done === 'written') record(firm, key, edits);
  return result;
}

/** Takes back the last change of a firm that is still in the journal. */
export async function undoChange(firm: string): Promise<ChangeResult> {
  const entry = lastEntry(firm);
  if (!entry) return { done: 'nothing' };
  const edits = entry.edits.map(({ file, before, after }) => ({
    file,
    before: after ?? undefined,
    after: before ?? undefined,
  }));
  const result = await checkAndWrite(firm, edits);
  // A file that was edited since can never be taken back. Earlier changes still can.
  if (result.done === 'written' || result.done === 'conflict') removeLast(firm);
  return result;
}

async function checkAndWrite(firm: string, edits: readonly Edit[]): Promise<ChangeResult> {
  try {
    const problems = await newProblems(firm, edits);
    if (problems.length > 0) return { done: 'refused', problems };
    writeEdits(join(firm, 'content'), edits);
    return { done: 'written', files: edits.map(({ file }) => nameOf(file)) };
  } catch (error) {
    if (error instanceof EditedMeanwhile) return { done: 'conflict', file: nameOf(error.file) };
    throw error;
  }
}

const nameOf = (file: string) => file.replace('.yaml', '');

/** Names what is changed, so that several changes of the same text can be undone as one. */
const keyOf = (changes: readonly FileChange[]) =>
  changes.map(({ file, fields }) => [file, ...fields.map(({ field }) => field.join('.'))].join(' ')).join('\n');

/** The text of a file with its fields changed; nothing where it would say nothing of its own. */
export function changedText(file: ContentFile, before: string | undefined, fields: readonly FieldChange[]) {
  const start = before ?? schemaLine(file.name);
  const changed = fields.reduce((text, change) => changeYaml(text, (document) => apply(document, file, change)), start);
  if (changed === before) return before;
  // After a comment alone, the first field stands below a blank line.
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
  // What the standard words have is left out with a ~.
  const value = change.value === undefined ? null : tidied(change.value);
  const [path, whole] = withList(document, file, field, value);
  setValue(document, path, whole);
}

/**
 * What to write so that a field gets a value. The firm's own file can't have one item of a standard list: it has the whole list or none.
 * Where it has none, this is the outermost list round the field, with the value in it.
 * @returns the field to set and its value
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

/** Removes groups that have become empty. */
function prune(document: Document, field: FieldPath): void {
  if (field.length === 0) return;
  const node = document.getIn(field, true);
  if (!isMap(node) || node.items.length > 0) return;
  document.deleteIn(field);
  prune(document, field.slice(0, -1));
}

/** Texts without the line breaks of a form, and without spaces at their ends. */
function tidied(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s*\n\s*/g, ' ').trim();
  if (Array.isArray(value)) return value.map(tidied);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidied(item)]));
}
