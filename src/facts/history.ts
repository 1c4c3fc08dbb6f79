import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** When each file last changed: by its path from the project's root, in UTC (ISO 8601). */
export type History = ReadonlyMap<string, string>;

/**
 * Asks git when the files of a folder last changed, which is when the last commit was made that touched them.
 * @param folder from the project's root
 * @param project where the project is
 * @returns nothing of a file that was changed since, or that git doesn't know; nothing at all without git, where the project
 * is in no repository, and in a shallow clone, whose first commit seems to have made every file
 */
export async function historyOf(folder: string, project = '.'): Promise<History> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: project, maxBuffer: Number.POSITIVE_INFINITY })).stdout.split('\n');
  try {
    const [shallow, prefix = ''] = await git('rev-parse', '--is-shallow-repository', '--show-prefix');
    if (shallow === 'true') return new Map();
    const [log, changed] = await Promise.all([
      // Of a merge, the files that are in neither of its parents as they are in it.
      git('log', '--format=@%ct', '--no-show-signature', '--name-status', '-c', '--no-renames', '--', folder),
      git('diff', '--name-only', 'HEAD', '--', folder),
    ]);
    const known = [...timesIn(log)].filter(([file]) => file.startsWith(prefix) && !changed.includes(file));
    return new Map(known.map(([file, time]) => [file.slice(prefix.length), time]));
  } catch (error) {
    if (isWithoutGit(error)) return new Map();
    throw error;
  }
}

/** When the last commit was made; nothing without git, and where the project is in no repository. */
export async function lastCommit(project = '.'): Promise<Date | undefined> {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%ct', '--no-show-signature'], { cwd: project });
    return new Date(Number(stdout) * 1000);
  } catch (error) {
    if (isWithoutGit(error)) return undefined;
    throw error;
  }
}

/** When the newest of some files changed; nothing where that isn't known of each. */
export function lastChange(history: History, files: readonly string[]): string | undefined {
  const times = files.map((file) => history.get(file));
  return times.every((time) => time !== undefined) ? times.toSorted().at(-1) : undefined;
}

/** Reads commits, the newest first: `@` and the second, then a line for each file, with `D` before one that was deleted. */
function timesIn(log: readonly string[]): Map<string, string> {
  const times = new Map<string, string>();
  const deleted = new Set<string>();
  let time = '';
  for (const line of log) {
    const [status = '', file] = line.split('\t');
    if (status.startsWith('@')) time = utc(Number(status.slice(1)));
    if (!file || times.has(file) || deleted.has(file)) continue;
    if (status.startsWith('D')) deleted.add(file);
    else times.set(file, time);
  }
  return times;
}

const utc = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

/** There is no such program; or it ran, and found no repository, none that it trusts, or no commit (it ends with 128). */
function isWithoutGit(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 128);
}

const run = promisify(execFile);
