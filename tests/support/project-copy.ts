import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWithFirm } from '../../tools/example/copy-firm.ts';
import { ended, type Run } from '../../tools/run-program.ts';

/** A copy of the project to change, build and test. */
export interface ProjectCopy {
  /** The path of a file in the copy. */
  file: (name: string) => string;
  /** Builds the copy, with more in its environment; with a fault of tests/fixtures/faults/fault.mjs, where one is named. */
  build: (how?: { env?: Record<string, string>; fault?: string }) => Promise<Run>;
  /** Builds the copy and serves it; ends where that fails. */
  start: (port: number) => Promise<Run>;
  /** Builds the copy, and kills the build after some milliseconds. */
  buildAndKill: (after: number) => Promise<void>;
  /** Runs projects of the tests in the copy. */
  test: (...projects: string[]) => Promise<Run>;
  /** Runs another program of the copy. */
  run: (program: string, args?: readonly string[], env?: Record<string, string>) => Promise<Run>;
  remove: () => Promise<void>;
}

/**
 * Copies the project, with a `dist/` that represents the last good site.
 * @param firm a folder with another firm's business.config.ts, content/ and photographs/
 */
export async function copyProject(firm?: string): Promise<ProjectCopy> {
  const folder = await copyWithFirm(firm, ['tests', 'vitest.config.ts']);
  const file = (name: string) => join(folder, name);
  await mkdir(file('dist'));
  await writeFile(file('dist/index.html'), 'the last good site');
  const vitest = 'node_modules/vitest/vitest.mjs';
  return {
    file,
    build: ({ env, fault } = {}) =>
      run(folder, [...(fault ? ['--import', faults] : []), 'tools/build.ts'], { ...env, FAULT: fault }),
    start: (port) => run(folder, ['tools/start.ts'], { PORT: String(port) }),
    buildAndKill: async (after) => {
      const building = spawn(process.execPath, ['tools/build.ts'], { cwd: folder, stdio: 'ignore' });
      setTimeout(() => building.kill('SIGKILL'), after);
      await once(building, 'close');
    },
    test: (...projects) =>
      run(folder, [vitest, 'run', '--reporter=dot', ...projects.map((name) => `--project=${name}`)]),
    run: (program, args = [], env = {}) => run(folder, [program, ...args], env),
    remove: () => rm(folder, { recursive: true }),
  };
}

const faults = './tests/fixtures/faults/fault.mjs';

async function run(cwd: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Run> {
  const { VITEST: _, ...env } = process.env;
  const running = spawn(process.execPath, args, { cwd, env: { ...env, NO_COLOR: '1', ...more } });
  return ended(running);
}
