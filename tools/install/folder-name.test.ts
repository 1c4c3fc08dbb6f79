import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderProblem } from './folder-name.mjs';

describe('the path of the project', () => {
  test.each(['/home/ann/Site of Ann & Bob (1) [new] é', '/home/ann/O’Rourke’s site', '/'])('may be %s', (path) => {
    expect(folderProblem(join(path))).toBeUndefined();
  });

  test.each([
    ['/home/ann/50% off/site', '50% off', '%'],
    ['/home/ann/Site #1', 'Site #1', '#'],
    ['/home/ann/what?', 'what?', '?'],
    ['/home/ann/the "site"', 'the "site"', '"'],
  ])('may not be %s', (path, name, character) => {
    // On Windows, `join` replaces the slashes of the path with backslashes.
    const problem = folderProblem(join(path));
    expect(problem).toContain(`Rename the folder “${name}”`);
    expect(problem).toContain(`with ${character} in its name`);
  });
});
