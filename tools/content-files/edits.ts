import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { markFile } from '../../src/site/files/mark-file.ts';
import { UserError } from '../build/explain.ts';
import { replaceFile } from '../build/replace-file.ts';

/** A change of one file of content/, or of the mark: a new, changed or removed file. */
export interface Edit {
  /** Path in content/, such as `areas/hove.yaml`; for the mark, `markEdit`. */
  file: string;
  /** Text before the change. Undefined if the file is new. */
  before: string | undefined;
  /** Text after the change. Undefined if the file is removed. */
  after: string | undefined;
}

/** The firm's mark (logo) as the `file` of an `Edit`: its path, from content/. */
export const markEdit = `../${markFile}`;

/** Text of a file of content/. Undefined if there is no such file. */
export function textOf(content: string, file: string): string | undefined {
  const path = join(content, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Thrown when a file was edited after a change of it had begun. */
export class EditedMeanwhile extends UserError {
  /** Path of the file in content/. */
  readonly file: string;

  constructor(file: string) {
    super(`${posix.join('content', file)} was edited meanwhile, so nothing was written. Begin this change again.`);
    this.file = file;
  }
}

/**
 * Writes files of the content folder. First compares the text of each file with `before`.
 * @throws {EditedMeanwhile} when the text of a file is not `before`; no file is written then
 * @throws when an existing file may not be written; no file is written then either
 */
export function writeEdits(content: string, edits: readonly Edit[]): void {
  for (const { file, before } of edits) {
    if (textOf(content, file) !== before) throw new EditedMeanwhile(file);
    if (before !== undefined) accessSync(join(content, file), constants.W_OK);
  }
  for (const { file, after } of edits) {
    const path = join(content, file);
    if (after === undefined) {
      rmSync(path, { force: true });
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, after);
  }
}
