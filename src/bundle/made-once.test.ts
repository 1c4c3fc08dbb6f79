import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

const cache = 'node_modules/.cache/made-once';
const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-once-'));
  mkdirSync(join(folder, 'code'));
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'code/maker.ts'), 'make()');
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

let made = 0;
const make = async () => Buffer.from(`number ${++made}`);
const ask = async (source: string) => (await madeOnce({ code: ['code'], source }, make)).toString();

test('the same is made once; with another source, code or set of packages it is made again', async () => {
  const first = await ask('a');
  expect(await ask('a')).toBe(first);
  expect(await ask('b')).not.toBe(first);
  writeFileSync('code/maker.ts', 'make(better)');
  const second = await ask('a');
  expect(second).not.toBe(first);
  writeFileSync('package.json', '{ }');
  expect(await ask('a')).not.toBe(second);
});

test('what was cut short or changed in the cache is made again', async () => {
  const first = await ask('a');
  const [file = ''] = readdirSync(cache);
  truncateSync(join(cache, file), 35);
  const second = await ask('a');
  expect(second).not.toBe(first);
  writeFileSync(join(cache, file), '');
  const third = await ask('a');
  expect(third).not.toBe(second);
  expect(await ask('a')).toBe(third);
  writeFileSync(join(cache, file), Buffer.alloc(3000));
  expect(await ask('a')).not.toBe(third);
});
