import { basename } from 'node:path';
import { FactsError } from '../../src/facts/problem.ts';

/**
 * Says what an owner can mend, in their own files.
 * @returns nothing for an error that only its stack explains
 */
export function explain(error: unknown): string | undefined {
  if (error instanceof FactsError) return error.message;
  if (!(error instanceof SyntaxError)) return undefined;
  // Node writes the file and the line before the stack.
  const [where = ''] = error.stack?.split('\n') ?? [];
  if (!basename(where).startsWith('business.config.ts:')) return undefined;
  return `${basename(where)}: ${error.message}. Each text needs quotes at both ends and a comma after it; text with an apostrophe takes double quotes: "Bob's".`;
}
