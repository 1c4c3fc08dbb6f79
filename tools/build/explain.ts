import { UserError } from '../../deploy/user-error.ts';
import type { ContentError } from '../../src/site/problem.ts';

export { UserError };

/**
 * Text to print for an error: the message if it is meant for the owner; what to do about a full disk or a missing permission; the text for
 * the error's cause, if there is one; otherwise the stack, which names the place in the code.
 */
export function explain(error: unknown): string {
  if (isContentError(error) || error instanceof UserError) return error.message;
  const { code, message, cause, stack = message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full. Delete some files and build again';
  if (code === 'EACCES' || code === 'EPERM')
    return `${message}. Give yourself permission to write there, and build again`;
  if (cause) return explain(cause);
  return `${stack}\nIf you changed the code, run npm run check, which checks the types`;
}

/**
 * Whether an error is a `ContentError`. Compares the error's name, because Astro's bundle of the pages has its own copy of the class, for
 * which `instanceof` is false.
 */
const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError';
