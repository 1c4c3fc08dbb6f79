import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Run, resultOf } from '../../tools/run-program.ts';
import { copyWithFirm } from './copy-firm.ts';

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

// A signal would otherwise end this process without the event "exit", and leave the programs of its copies running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Copies the project to a temporary folder, where a test can change, build and test it. Its `dist/` contains one page, like that of an
 * earlier build.
 * @param firm folder of the firm that becomes firm/ in the copy
 */
export async function copyProject(firm?: string) {
  let folder = await copyWithFirm(firm, ['tests', 'vitest.config.ts']);
  const running = new Set<ChildProcess>();
  const endAll = () => [...running].forEach(endWithChildren);
  process.once('exit', endAll);
  const file = (name: string) => join(folder, name);
  await mkdir(file('dist'));
  await writeFile(file('dist/index.html'), 'the last good site');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
  return {
    /** Path of a file in the copy. */
    file,
    /** Moves the copy to another folder, with a name that ends with this one. */
    rename: async (name: string) => {
      await rename(folder, `${folder} ${name}`);
      folder = `${folder} ${name}`;
    },
    removeFile: (name: string) => rm(file(name)),
    build: () => run(running, folder, ['tools/build.ts']),
    /** Runs projects of vitest.config.ts in the copy. */
    test: (...projects: string[]) => run(running, folder, [...vitest, ...projects.map((name) => `--project=${name}`)]),
    /** Runs another script of the copy. */
    run: (program: string, args: readonly string[] = [], env = {}) => run(running, folder, [program, ...args], env),
    /** Deletes the copy, after ending its programs that still run because a test timed out. */
    remove: async () => {
      endAll();
      process.off('exit', endAll);
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

async function run(
  running: Set<ChildProcess>,
  cwd: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<Run> {
  // Without FIRM, the copy builds its own firm/.
  const { VITEST: _, FIRM: __, ...env } = process.env;
  // A process group of its own, so that endWithChildren() can end it. On Windows `detached` would open a window.
  const detached = process.platform !== 'win32';
  const child = spawn(process.execPath, args, { cwd, detached, env: { ...env, NO_COLOR: '1', ...more } });
  running.add(child);
  try {
    return await resultOf(child);
  } finally {
    running.delete(child);
  }
}

/** Ends a program and the programs that it started. */
function endWithChildren({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: all of them have just ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
