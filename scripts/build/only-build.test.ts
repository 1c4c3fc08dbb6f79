import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onlyBuild } from './only-build.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'dist.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a second build is refused while the first one runs, and not after it', () => {
  const end = onlyBuild(lock);
  expect(() => onlyBuild(lock)).toThrow(`Another build is running (process ${process.pid})`);
  end();
  expect(existsSync(lock)).toBe(false);
  onlyBuild(lock)();
});

test('a build that was killed does not hold up the next one, nor does a lock that is empty or a folder', async () => {
  const killed = spawn('true');
  await new Promise((ended) => killed.once('close', ended));
  for (const left of [String(killed.pid), '']) {
    writeFileSync(lock, left);
    onlyBuild(lock)();
  }
  mkdirSync(lock);
  onlyBuild(lock)();
  expect(readdirSync(folder)).toEqual([]);
});
