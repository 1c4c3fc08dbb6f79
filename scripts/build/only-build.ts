import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { Refused } from './explain.ts';

/**
 * Makes sure that one build runs at a time, since two would write into one folder.
 * @param lock a file that exists while a build runs
 * @returns what ends this build's turn
 * @throws {Refused} when another build runs
 */
export function onlyBuild(lock: string): () => void {
  const other = ownerOf(lock);
  if (other !== undefined) {
    throw new Refused(`Another build is running (process ${other}); wait until it has ended, then build again`);
  }
  rmSync(lock, { force: true });
  const file = openSync(lock, 'wx');
  writeSync(file, String(process.pid));
  closeSync(file);
  return () => rmSync(lock, { force: true });
}

/** The process that holds the lock, if it still runs: a build that was killed leaves its lock behind. */
function ownerOf(lock: string): number | undefined {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    process.kill(owner, 0);
    return owner;
  } catch {
    return undefined;
  }
}
