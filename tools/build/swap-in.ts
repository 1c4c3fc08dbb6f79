import { existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { Refused } from './explain.ts';

/**
 * Puts a new site in the place of the last one with two renames and nothing between them: Node can't exchange two folders at
 * once. A signal to the program waits until both are done; only what ends the machine comes between, and for that there is
 * `bringBack`.
 * @returns whether the last one could be deleted; if not, it stays beside the new one
 * @throws when the swap fails; the last site is then back in its place
 */
export function swapIn(next: string, finished: string): boolean {
  if (lstatSync(finished, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Refused(`${finished} is a link to another folder; make it a folder, and copy it there once it is built`);
  }
  const last = lastOf(finished);
  rmSync(last, { recursive: true, force: true });
  if (existsSync(finished)) renameSync(finished, last);
  try {
    renameSync(next, finished);
  } catch (error) {
    bringBack(finished);
    throw error;
  }
  try {
    rmSync(last, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}

/** Puts the last site back in its place, where a swap was cut off between its two renames. */
export function bringBack(finished: string): void {
  if (!existsSync(finished) && existsSync(lastOf(finished))) renameSync(lastOf(finished), finished);
}

const lastOf = (finished: string) => `${finished}.last`;
