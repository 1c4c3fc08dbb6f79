import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { UserError } from '../build/explain.ts';

/** A file of content/ that is new or changes. */
export interface Edit {
  file: string;
  /** Nothing, where it's new. */
  before: string | undefined;
  after: string;
}

/** The text of a file of content/, or nothing where there is no such file. */
export function textOf(content: string, file: string): string | undefined {
  const path = join(content, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * Writes files of the content folder.
 * @throws {UserError} when one was edited meanwhile
 * @throws when one may not be written
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
    mkdirSync(dirname(path), { recursive: true });
    // Written aside and swapped in, so that a full disk leaves the old one whole.
    writeFileSync(`${path}.next`, after);
    renameSync(`${path}.next`, path);
  }
}
