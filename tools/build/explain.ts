import type { ContentError } from '../../src/site/problem.ts';

/** An error whose message is the whole explanation. */
export class Refused extends Error {}

/**
 * Explains why something ended: in the words of our own checks; a fault of the program with its stack, which says where in the code
 * it is.
 */
export function explain(error: unknown): string {
  if (isContentError(error) || error instanceof Refused) return error.message;
  const { code, message, cause, stack = message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full; make room and build again';
  if (code === 'EACCES' || code === 'EPERM')
    return `${message}; give yourself the right to write there, and build again`;
  if (cause) return explain(cause);
  return `${stack}\nIf a change in the code led to this, npm run check may say what is missing: it checks the types`;
}

/** Pages are rendered by a bundle, which has the class of these errors once more. */
const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError';
