import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { UserError } from './explain.ts';

/** Contains the id of the process that builds in this folder. */
const lockFile = '.build-lock';

/**
 * Runs a task while no other command builds in this folder; waits for one that does. Two builds would write the same files.
 * A task may call this again, and so may a program that it starts.
 * @param file the lock; one whose process has ended is ignored
 * @param patience milliseconds to wait
 * @throws {UserError} when the other command hasn't ended by then
 */
export async function whileLocked<Result>(
  task: () => Promise<Result>,
  { file = lockFile, patience = 600_000 } = {},
): Promise<Result> {
  const owner = ownerOf(file);
  if (owner === process.pid || owner === process.ppid) return task();
  await lock(file, Date.now() + patience);
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}

async function lock(file: string, until: number): Promise<void> {
  let said = false;
  while (!create(file)) {
    const owner = ownerOf(file);
    if (isStale(file, owner)) rmSync(file, { force: true });
    else if (Date.now() > until) throw new UserError(stillRunning(file, owner));
    else {
      if (!said && owner)
        console.log(`Another command is building in this folder (process ${owner}). Waiting for it to end…`);
      said ||= owner !== undefined;
      await setTimeout(200);
    }
  }
}

const stillRunning = (file: string, owner = 0) =>
  `Another command is still building in this folder (process ${owner}). End it and run this command again; if there is none, delete ${file}`;

/** Creates the lock. Returns whether there was none. */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Process that holds the lock. Undefined if there is no lock, or if it has no number. */
function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process of a lock has ended. A lock without a number may have been created just now. */
function isStale(file: string, owner: number | undefined): boolean {
  if (owner) return !isRunning(owner);
  const created = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - created > 1000;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
