import { readFileSync } from 'node:fs';
import { FactsError, type Source } from './problem.ts';

/**
 * Reads a file that the owner edits.
 * @param source what the file is called in errors
 * @returns its text, without a byte order mark
 * @throws {FactsError} when there is no such file, it cannot be read, or it is not UTF-8
 */
export function readText(path: string, source: Source): string {
  const refuse = (found: string, expected: string, line?: number): never => {
    throw new FactsError([{ source: { ...source, lineOf: () => line }, field: [], found, expected }]);
  };
  const bytes = readBytes(path, refuse);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The next line says what is wrong.
  }
  return refuse('letters in another encoding than UTF-8', asUtf8, firstBadLine(bytes));
}

const asUtf8 = 'a file saved as UTF-8 (in Notepad: Save as, Encoding: UTF-8)';

function readBytes(path: string, refuse: (found: string, expected: string) => never): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return refuse('no such file', 'this file; the site cannot be built without it');
    if (code === 'EISDIR') return refuse('a folder', 'a file');
    if (code === 'ELOOP') return refuse('a link that leads to itself', 'a file');
    if (code === 'EACCES' || code === 'EPERM') return refuse('a file that may not be read', 'one that you may read');
    throw error;
  }
}

/** The first line that is not UTF-8, counted from 1. */
function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return 1 + lines.findIndex((line) => /\0/.test(line) || Buffer.from(line, 'latin1').toString().includes('\uFFFD'));
}
