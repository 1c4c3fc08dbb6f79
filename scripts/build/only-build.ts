import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Refused } from './explain.ts';

/**
 * Makes sure that one build runs at a time, since two would write into one folder.
 * @param lock a file that exists while a build runs, and holds its process
 * @returns what ends this build's turn
 * @throws {Refused} when another build runs
 */
export function onlyBuild(lock: string): () => void {
  const own = `${lock}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    if (!take(own, lock)) {
      const other = ownerOf(lock);
      if (other === undefined) rmSync(lock, { recursive: true, force: true });
      if (other !== undefined || !take(own, lock)) {
        const which = other === undefined ? '' : ` (process ${other})`;
        throw new Refused(
          `Another build is running${which}; wait until it has ended, or delete ${lock} if there is none`,
        );
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** Gives a file a second name, all at once; not where that name is taken. */
function take(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that holds the lock, if it still runs: a build that was killed leaves its lock behind, perhaps empty. */
function ownerOf(lock: string): number | undefined {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (owner <= 0) return undefined;
    process.kill(owner, 0);
    return owner;
  } catch {
    return undefined;
  }
}
