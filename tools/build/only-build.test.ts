import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onlyBuild } from './only-build.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, '.astro/build.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that holds the lock until it is killed. */
async function otherBuild() {
  const module = JSON.stringify(new URL('./only-build.ts', import.meta.url));
  const code = `const { onlyBuild } = await import(${module}); globalThis.turn = onlyBuild(${JSON.stringify(lock)});
    console.log('building'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  return other;
}

test('a second build is refused while the first one runs, and not after it was killed', async () => {
  const other = await otherBuild();
  expect(() => onlyBuild(lock)).toThrow('Another build is running here; wait until it has ended');
  other.kill('SIGKILL');
  await once(other, 'close');
  onlyBuild(lock)();
});

test('whatever is in the lock’s file, a build that ended holds up no other', () => {
  mkdirSync(join(folder, '.astro'));
  for (const left of ['', '1', 'x'.repeat(5000)]) {
    writeFileSync(lock, left);
    onlyBuild(lock)();
  }
});
