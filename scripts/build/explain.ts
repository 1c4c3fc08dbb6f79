import { FactsError, type Problem, sentence } from '../../src/facts/problem.ts';
import { lineInBusinessFile } from './business-file.ts';

/** An error whose message is the whole explanation. */
export class Refused extends Error {}

/**
 * Explains what an owner can put right in their own files.
 * @returns nothing for an error that only its stack explains
 */
export function explain(error: unknown): string | undefined {
  if (error instanceof FactsError) return error.problems.map(withLine).map(sentence).join('\n');
  if (error instanceof Refused) return error.message;
  const { code, path, message = '' } = error as NodeJS.ErrnoException;
  // Vite wraps what the machine refused in a message of its own.
  const why = reasons[code ?? ''] ?? (/ENOSPC|No space left on device/i.test(message) ? reasons.ENOSPC : undefined);
  return why && `${path ? `${relative(path)}: ` : ''}${why}`;
}

/** A mistake in the business file, with its line. */
export function withLine(problem: Problem): Problem {
  const { source, field } = problem;
  if (source.name !== 'business.config.ts' || field.length === 0 || source.lineOf(field) !== undefined) return problem;
  return { ...problem, source: { ...source, lineOf: lineInBusinessFile } };
}

/** What the machine refused, and what helps. */
const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full; make room and build again',
  EACCES: 'permission denied; change its permissions, or delete it',
  EPERM: 'permission denied; change its permissions, or delete it',
  EROFS: 'this disk cannot be written to',
};

const relative = (path: string) => path.replace(`${process.cwd()}/`, '');
