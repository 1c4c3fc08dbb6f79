import { readFileSync } from 'node:fs';
import { ContentError, type Source } from '../problem.ts';

/**
 * Reads a text file that the owner edits.
 * @param source name of the file, for error messages
 * @returns the text, without a byte order mark
 * @throws {ContentError} when the file doesn't exist, can't be read, is not UTF-8, or contains a null character
 */
export function readText(path: string, source: Source): string {
  const refuse = (found: string, expected: string, line?: number): never => {
    throw new ContentError([{ source: { ...source, lineOf: () => line }, field: [], found, expected }]);
  };
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return refuse(whyUnreadable(error, 'file'), 'this file, which you may read; the site cannot be built without it');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A file in UTF-16 can be valid UTF-8 too, but then it contains null characters.
    if (!text.includes('\0')) return text;
  } catch {
    // The decoder throws if the file is not UTF-8, which is reported below.
  }
  const asUtf8 = 'a file saved as UTF-8 (in Notepad: Save as, Encoding: UTF-8)';
  return refuse('letters in another encoding than UTF-8', asUtf8, firstBadLine(bytes));
}

/**
 * Says why a file or folder can't be read, in words for an owner.
 * @throws the given error if its code is none of those below
 */
export function whyUnreadable(error: unknown, kind: 'file' | 'folder'): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `no such ${kind}`;
  if (code === 'ELOOP') return 'a link that leads to itself';
  if (code === 'EISDIR') return 'a folder';
  if (code === 'ENOTDIR') return 'a file';
  if (code === 'EACCES' || code === 'EPERM') return `a ${kind} that may not be read`;
  throw error;
}

/** Number of the first line, counted from 1, that is not UTF-8 or contains a null character. */
function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return 1 + lines.findIndex((line) => /\0/.test(line) || Buffer.from(line, 'latin1').toString().includes('\uFFFD'));
}
