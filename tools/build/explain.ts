import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type FactsError, type Problem, sentence } from '../../src/content/problem.ts';
import { lineInBusinessFile } from './business-file.ts';

/** An error whose message is the whole explanation. */
export class Refused extends Error {}

/**
 * Explains what an owner can put right in their own files.
 * @returns nothing for an error that only its stack explains
 */
export function explain(error: unknown): string | undefined {
  if (isFactsError(error)) return error.problems.map(withLine).map(sentence).join('\n');
  if (error instanceof Refused) return error.message;
  const { code = '', path, message = '', cause } = error as NodeJS.ErrnoException;
  // Vite wraps what the machine refused in a message of its own, and Astro in an error.
  const why = reasons[code] ?? (/ENOSPC|No space left on device/i.test(message) ? reasons.ENOSPC : undefined);
  if (why) return path ? `${placeOf(path, code)}: ${why}` : why;
  return cause ? explain(cause) : undefined;
}

/** Pages are rendered by a bundle, which has the class of these errors once more. */
const isFactsError = (error: unknown): error is FactsError => error instanceof Error && error.name === 'FactsError';

/** A mistake in the business file, with its line. */
export function withLine(problem: Problem): Problem {
  const { source, field } = problem;
  if (source.name !== 'business.config.ts' || field.length === 0 || source.lineOf(field) !== undefined) return problem;
  return { ...problem, source: { ...source, lineOf: lineInBusinessFile } };
}

/** What the machine refused, and what helps. */
const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full; make room and build again',
  EACCES: 'permission denied; give yourself the right to write there, and build again',
  EPERM: 'permission denied; give yourself the right to write there, and build again',
  EROFS: 'this disk cannot be written to',
  EBUSY: 'another program is using it; close that, and build again',
  EIO: 'the disk failed; look after it, and build again',
  EISDIR: 'a folder is where a file should be; delete it, and build again',
  ENOTDIR: 'a file is where a folder should be; delete it, and build again',
  EEXIST: 'a file is where a folder should be; delete it, and build again',
  ENOENT: 'it was deleted while the site was built; bring it back, and build again',
};

/** The path of what the machine refused; of its folder, where it could not be made. */
function placeOf(path: string, code: string): string {
  const place = resolve(code === 'ENOENT' || existsSync(path) ? path : dirname(path));
  return place === process.cwd() ? 'this folder' : place.replace(`${process.cwd()}/`, '');
}
