import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
const file = (name: string) => join(folder, name);
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, stdio: 'pipe', shell: process.platform === 'win32' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'install '));
  for (const script of ['install.mjs', 'program-paths.mjs']) cpSync(`tools/${script}`, file(`tools/${script}`));
  cpSync('.npmrc', file('.npmrc'));
  // A package that does what a worm does: something, when it is installed.
  mkdirSync(file('worm'));
  const scripts = Object.fromEntries(
    ['preinstall', 'install', 'postinstall'].map((when) => [when, `node -e "fs.writeFileSync('ran', '')"`]),
  );
  writeFileSync(file('worm/package.json'), JSON.stringify({ name: 'worm', version: '1.0.0', scripts }));
  run(file('worm'), 'npm', 'pack', '--ignore-scripts');
  const devDependencies = { worm: 'file:worm/worm-1.0.0.tgz' };
  writeFileSync(file('package.json'), JSON.stringify({ name: 'site', version: '1.0.0', devDependencies }));
  run(folder, 'npm', 'install', '--package-lock-only', '--ignore-scripts', '--offline');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('installing runs nothing of what it installs', () => {
  run(folder, process.execPath, 'tools/install.mjs');
  expect(existsSync(file('node_modules/worm/package.json'))).toBe(true);
  expect(existsSync(file('node_modules/worm/ran'))).toBe(false);
});
