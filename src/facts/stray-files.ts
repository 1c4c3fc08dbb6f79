import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentFiles } from './content.ts';
import type { Problem } from './problem.ts';
import { areaSlugs } from './routes.ts';

/**
 * Finds YAML files that no page would show, such as a misspelt area's.
 * @param folder the content folder
 */
export function strayFiles(folder: string): Problem[] {
  return [
    ...straysIn(folder, '', ['area-page', ...Object.keys(contentFiles)]),
    ...straysIn(folder, 'areas', areaSlugs),
  ];
}

function straysIn(folder: string, inside: string, known: readonly string[]): Problem[] {
  const path = join(folder, inside);
  const expected = known.map((name) => `${name}.yaml`);
  const files = existsSync(path) ? readdirSync(path) : [];
  return files
    .filter((file) => /^[^.].*\.yaml$/.test(file) && !expected.includes(file))
    .map((file) => ({
      file: join(basename(folder), inside, file),
      field: '',
      found: 'a file that nothing reads',
      expected: `only ${expected.join(', ')}`,
    }));
}
