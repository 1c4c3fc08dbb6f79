import type { FactsError } from '../../src/content/problem.ts';

/** An error whose message is the whole explanation. */
export class Refused extends Error {}

/** Explains why something ended: in the words of our own checks, or else in the error's, with the place in our code. */
export function explain(error: unknown): string {
  if (isFactsError(error) || error instanceof Refused) return error.message;
  const { code, message, cause, stack = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full; make room and build again';
  if (code === 'EACCES' || code === 'EPERM')
    return `${message}; give yourself the right to write there, and build again`;
  if (cause) return explain(cause);
  const place = /\b(?:src|tools|deploy)\/[\w./[\]-]+:\d+/.exec(stack)?.[0];
  return `${message}${place ? ` (${place})` : ''}\nIf a change in the code led to this, npm run check may say what is missing: it checks the types`;
}

/** Pages are rendered by a bundle, which has the class of these errors once more. */
const isFactsError = (error: unknown): error is FactsError => error instanceof Error && error.name === 'FactsError';
