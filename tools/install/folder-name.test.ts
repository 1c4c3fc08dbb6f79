import { describe, expect, test } from 'vitest';
import { folderProblem } from './folder-name.mjs';

describe('the path of the project', () => {
  test.each(['/home/ann/Site of Ann & Bob (1) [new] é', '/home/ann/O’Rourke’s site', '/'])('may be %s', (path) => {
    expect(folderProblem(path)).toBeUndefined();
  });

  test.each([
    ['/home/ann/50% off/site', '50% off', '%'],
    ['/home/ann/Site #1', 'Site #1', '#'],
    ['/home/ann/what?', 'what?', '?'],
    ['/home/ann/the "site"', 'the "site"', '"'],
  ])('may not be %s', (path, name, character) => {
    expect(folderProblem(path)).toContain(`Rename the folder “${name}”`);
    expect(folderProblem(path)).toContain(`with ${character} in its name`);
  });
});
