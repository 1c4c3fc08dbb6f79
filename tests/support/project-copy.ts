import { spawn } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Run, resultOf } from '../../tools/run-program.ts';
import { copyWithFirm } from './copy-firm.ts';

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;

/**
 * Copies the project to a temporary folder, where a test can change, build and test it. Its `dist/` contains one page, like that of an
 * earlier build.
 * @param firm folder of the firm that becomes firm/ in the copy
 */
export async function copyProject(firm?: string) {
  let folder = await copyWithFirm(firm, ['tests', 'vitest.config.ts']);
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
    build: () => run(folder, ['tools/build.ts']),
    /** Runs projects of vitest.config.ts in the copy. */
    test: (...projects: string[]) => run(folder, [...vitest, ...projects.map((name) => `--project=${name}`)]),
    /** Runs another script of the copy. */
    run: (program: string, args: readonly string[] = [], env = {}) => run(folder, [program, ...args], env),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function run(cwd: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Run> {
  // Without FIRM, the copy builds its own firm/.
  const { VITEST: _, FIRM: __, ...env } = process.env;
  const running = spawn(process.execPath, args, { cwd, env: { ...env, NO_COLOR: '1', ...more } });
  return resultOf(running);
}
