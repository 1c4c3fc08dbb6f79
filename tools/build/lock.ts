import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { UserError } from './explain.ts';

/** Path of the lock file. It contains the id of the process that builds in this folder. */
const lockFile = '.build-lock';

/**
 * Runs a task while no other command builds in this folder, since two builds would write the same files. If another command is building,
 * waits for it to end. A call inside the task doesn't wait, and neither does a call in a program that this process starts.
 * @param file path of the lock file. Default: `.build-lock`. A lock file of a process that has ended is ignored
 * @param patience milliseconds to wait. Default: 600,000, which is ten minutes
 * @throws {UserError} when the other command is still building after that time
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

/** Creates the lock file. Returns false if it exists already. */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Id of the process that holds the lock. Undefined if there is no lock file, or no number in it. */
function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a lock file can be removed, because its process has ended. Another process may have created a lock file just now, and not have
 * written its id yet. So a lock file without an id can be removed only after one second.
 */
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
