import { lstatSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Refused } from './explain.ts';

/**
 * Puts a new site in the place of the last one with two renames: there is a whole site at every moment but one.
 * @returns whether the last one could be deleted; if not, it stays beside the new one
 * @throws when the swap fails; the last site is then back in its place
 */
export async function swapIn(next: string, finished: string): Promise<boolean> {
  if (lstatSync(finished, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Refused(`${finished} is a link to another folder; make it a folder, and copy it there once it is built`);
  }
  const last = `${finished}.last`;
  await rm(last, { recursive: true, force: true });
  await rename(finished, last).catch(ignoreMissing);
  try {
    await rename(next, finished);
  } catch (error) {
    await rename(last, finished).catch(ignoreMissing);
    throw error;
  }
  return rm(last, { recursive: true, force: true }).then(
    () => true,
    () => false,
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
