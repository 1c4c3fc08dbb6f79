import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../problem.ts';

/** The firm of the specification. */
export const sampleFirm = 'firms/sample';

/**
 * The folder of the firm whose site is built, from the project's root: the one that the environment variable FIRM names, the owner's
 * `firm`, or, while there is none, the specification's.
 * @throws {ContentError} when FIRM names a folder without facts
 */
export function firmFolder(): string {
  const named = process.env.FIRM?.replace(/[\\/]+$/, '');
  if (!named) return existsSync('firm') ? 'firm' : sampleFirm;
  if (existsSync(join(named, 'content'))) return named;
  const expected = 'the folder of a firm, such as firms/filled, with its content/ in it';
  throw new ContentError([
    { source: { name: 'FIRM', lineOf: () => undefined }, field: [], found: `"${named}"`, expected },
  ]);
}
