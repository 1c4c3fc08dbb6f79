import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Run, resultOf } from '../../tools/run-program.ts';
import { copyWithFirm } from './copy-firm.ts';

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

// Exit on these signals. Otherwise a signal would end this process without an "exit" event, and programs of the copies would keep running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Copies the project to a temporary folder, in which a test can change, build and test the copy. The copy's dist/ contains one page with
 * the text "the last good site", in place of an earlier build.
 * @param firm folder whose copy becomes firm/. Default: the folder of the current firm
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
    /** Absolute path of a file in the copy. */
    file,
    /** Renames the folder of the copy: adds a space and the given name to the end of its name. */
    rename: async (name: string) => {
      await rename(folder, `${folder} ${name}`);
      folder = `${folder} ${name}`;
    },
    removeFile: (name: string) => rm(file(name)),
    build: () => run(running, folder, ['tools/build.ts']),
    /** Runs projects of vitest.config.ts in the copy. */
    test: (...projects: string[]) => run(running, folder, [...vitest, ...projects.map((name) => `--project=${name}`)]),
    /** Runs a script in the copy with Node. */
    run: (program: string, args: readonly string[] = [], env = {}) => run(running, folder, [program, ...args], env),
    /** Ends programs of the copy that still run, for example because a test timed out, and deletes the copy. */
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
  // Remove the variables VITEST, which Vitest has set for this process, and FIRM. Without FIRM, the copy builds its own firm/.
  const { VITEST: _, FIRM: __, ...env } = process.env;
  // `detached` starts a new process group, which endWithChildren() needs. On Windows, `detached` would open a console window.
  const detached = process.platform !== 'win32';
  const child = spawn(process.execPath, args, { cwd, detached, env: { ...env, NO_COLOR: '1', ...more } });
  running.add(child);
  try {
    return await resultOf(child);
  } finally {
    running.delete(child);
  }
}

/** Ends a program and all programs that this program has started. */
function endWithChildren({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // ESRCH means that all of these processes have already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
