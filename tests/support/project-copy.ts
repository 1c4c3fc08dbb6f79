import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const parts = [
  'business.config.ts',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'content',
  'photographs',
  'src',
  'deploy',
  'scripts',
  'public',
];

/**
 * Gives a file of tests a copy of the project to break, with a `dist/` that stands for the last good site.
 * @returns the path of a file in the copy, once the tests run
 */
export function copyProject(): (file: string) => string {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'a site with spaces '));
    for (const name of parts) await cp(name, join(folder, name), { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist/index.html'), 'the last good site');
  });
  afterAll(() => rm(folder, { recursive: true }));
  return (file) => join(folder, file);
}

/** Runs the build in a folder. */
export async function build(cwd: string): Promise<{ code: number | null; printed: string }> {
  const running = spawn(process.execPath, ['scripts/build.ts'], { cwd });
  let printed = '';
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  const code = await new Promise<number | null>((done) => running.once('close', done));
  return { code, printed };
}
