import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whileLocked } from './lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Starts a process that does nothing, and writes a lock file with the id of the process. */
function otherBuild() {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  writeFileSync(file, String(other.pid));
  return other;
}

test('a build holds the lock while it runs, also within a command that holds it already', async () => {
  const held = () => readFileSync(file, 'utf8') === String(process.pid);
  const within = () => whileLocked(async () => held(), { file });
  expect(await whileLocked(async () => [await within(), held()], { file })).toEqual([true, true]);
  expect(existsSync(file)).toBe(false);
});

test('a failed build lets the next one run', async () => {
  await expect(whileLocked(() => Promise.reject(new Error('broken')), { file })).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});

test('a second build says that it waits, and runs when the first has ended', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const other = otherBuild();
  const second = whileLocked(async () => 'built', { file });
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(log.mock.calls.flat()).toEqual([
    `Another command is building in this folder (process ${other.pid}). Waiting for it to end…`,
  ]);
  other.kill();
  expect(await second).toBe('built');
});

test('a second build that waited in vain says what to do', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const other = otherBuild();
  const second = whileLocked(async () => 'built', { file, patience: 0 });
  await expect(second).rejects.toThrow(new RegExp(`process ${other.pid}\\)\\. End it .+ delete .+lock$`));
  other.kill();
});

test.each([
  ['a process that has ended', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['nobody', () => ''],
])('a lock of %s is ignored', async (_, text) => {
  writeFileSync(file, text());
  expect(await whileLocked(async () => 'built', { file })).toBe('built');
});
