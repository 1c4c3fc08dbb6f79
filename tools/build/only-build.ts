import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Refused } from './explain.ts';

/**
 * Makes sure that one build runs at a time, since two would write into one folder. The lock is the system's own, which Node
 * reaches through SQLite: it ends with the process, however that ends, so that nobody ever has to clear it away.
 * @param lock the path of an empty file to lock, which stays
 * @returns what ends this build's turn
 * @throws {Refused} when another build runs
 */
export function onlyBuild(lock: string): () => void {
  mkdirSync(dirname(lock), { recursive: true });
  // Made here, and emptied, since SQLite would not say what the disk has against it.
  writeFileSync(lock, '');
  const turn = new DatabaseSync(lock);
  try {
    turn.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    turn.close();
    if (!isBusy(error)) throw error;
    throw new Refused('Another build is running here; wait until it has ended');
  }
  return () => turn.close();
}

/** Somebody else has the lock: SQLITE_BUSY (sqlite.org/rescode.html). */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;
