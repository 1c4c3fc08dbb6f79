import { spawnSync } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installation-'));
  await cp('tools', join(folder, 'tools'), { recursive: true });
  await copyFile('package-lock.json', join(folder, 'package-lock.json'));
  for (const name of ['node_modules', 'programs']) await mkdir(join(folder, name));
});
afterEach(() => rm(folder, { recursive: true }));

/** A program of this machine that does something else instead. */
const program = (name: string, script: string) =>
  writeFile(join(folder, 'programs', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

/** Installs in the folder. */
function install(option = '', browsers = process.env.HOME): { status: number | null; printed: string } {
  const PATH = [join(folder, 'programs'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, PLAYWRIGHT_BROWSERS_PATH: browsers, CHROMIUM_PATH: '' };
  const args = [...(option ? ['--import', noBrowser] : []), 'tools/install.mjs', option];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}

/** As on a machine that is not Debian and has no browser. */
const noBrowser = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { existsSync } = fs;
  fs.existsSync = (path) => !/debian_version|chrom|firefox|webkit/i.test(path) && existsSync(path);
  syncBuiltinESMExports();
`)}`;

test('a lockfile that was cut short is named, with what brings it back; nothing is installed from it', async () => {
  await program('npm', 'echo installed');
  const lockfile = join(folder, 'package-lock.json');
  await writeFile(lockfile, (await readFile(lockfile, 'utf8')).slice(0, 5000));
  const printed = 'package-lock.json is missing or damaged. Bring it back: git checkout package-lock.json\n';
  expect(install()).toEqual({ status: 1, printed });
});

test('what was installed in part is installed again, and only then', async () => {
  await program('npm', 'echo "the network is down"; exit 7');
  const { status, printed } = install();
  expect(status).toBe(1);
  expect(printed).toContain('the network is down');
  expect(printed).toContain('The packages were not installed; npm says why above.');
  expect(printed).not.toMatch(/^ {4}at /m);
  await program('npm', 'echo installed');
  expect(install()).toEqual({ status: 0, printed: expect.stringContaining('installed\n') });
  expect(install()).toEqual({ status: 0, printed: '' });
});

test('where no browser can be installed, a line says what helps', async () => {
  await program('npm', 'exit 0');
  await program('npx', 'echo "this system is not supported"; exit 1');
  install();
  await symlink(resolve('node_modules/playwright-core'), join(folder, 'node_modules/playwright-core'), 'junction');
  const { status, printed } = install('--browser', folder);
  expect(printed).toContain('this system is not supported');
  expect(printed).toMatch(/^No Chromium was found or installed\. Install one, or set CHROMIUM_PATH to its program\.$/m);
  expect(printed).not.toMatch(/^ {4}at /m);
  expect(status).toBe(1);
});
