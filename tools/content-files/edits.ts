import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { UserError } from '../build/explain.ts';
import { replaceFile } from '../build/replace-file.ts';

/** A file of content/ that is new, changed or to be removed. */
export interface Edit {
  file: string;
  /** Text before the change. Undefined if the file is new. */
  before: string | undefined;
  /** Text after the change. Undefined if the file is removed. */
  after: string | undefined;
}

/** Text of a file of content/. Undefined if there is no such file. */
export function textOf(content: string, file: string): string | undefined {
  const path = join(content, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * Writes files of the content folder.
 * @throws {UserError} when a file was edited in the meantime
 * @throws when a file may not be written
 */
export function writeEdits(content: string, edits: readonly Edit[]): void {
  for (const { file, before } of edits) {
    if (textOf(content, file) !== before)
      throw new UserError(
        `${posix.join('content', file)} was edited meanwhile, so nothing was written; run setup again`,
      );
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
