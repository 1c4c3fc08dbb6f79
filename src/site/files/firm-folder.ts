import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../problem.ts';

/** Folder of the sample firm, for which the specification (docs/specification.md) was written. */
const sampleFirm = 'firms/sample';

/**
 * Folder of the firm to build, relative to the project's root. The environment variable FIRM names it. Default: `firm` if it exists,
 * otherwise the sample firm.
 * @throws {ContentError} when FIRM names a folder without content/
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
