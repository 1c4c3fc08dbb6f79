import type { FactsError } from '../../src/content/problem.ts';

/** An error whose message is the whole explanation. */
export class Refused extends Error {}

/**
 * Explains what an owner can put right in their own files.
 * @returns nothing for an error that only its stack explains
 */
export function explain(error: unknown): string | undefined {
  if (isFactsError(error)) return error.message;
  if (error instanceof Refused) return error.message;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full; make room and build again';
  if (code === 'EACCES' || code === 'EPERM')
    return `${message}; give yourself the right to write there, and build again`;
  return cause ? explain(cause) : undefined;
}

/** Pages are rendered by a bundle, which has the class of these errors once more. */
const isFactsError = (error: unknown): error is FactsError => error instanceof Error && error.name === 'FactsError';
