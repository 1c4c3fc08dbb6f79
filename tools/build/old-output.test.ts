import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

const fs = vi.hoisted(() => ({ undeletable: /^$/, unmovable: /^$/ }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const refuse = (path: unknown) => {
    throw Object.assign(new Error(`EACCES: permission denied, '${path}'`), { code: 'EACCES' });
  };
  return {
    ...real,
    rmSync: (...args: Parameters<typeof rmSync>) =>
      fs.undeletable.test(String(args[0])) ? refuse(args[0]) : real.rmSync(...args),
    renameSync: (...args: Parameters<typeof real.renameSync>) =>
      fs.unmovable.test(String(args[0])) ? refuse(args[0]) : real.renameSync(...args),
  };
});

let folder: string;
beforeEach(() => {
  Object.assign(fs, { undeletable: /^$/, unmovable: /^$/ });
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  write('dist', 'first');
});
afterEach(() => {
  fs.undeletable = /^$/;
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = join(folder, name, 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return join(folder, name);
}
const replace = (text: string) => replaceFolder(write('dist.next', text), join(folder, 'dist'));
const built = () => readFileSync(join(folder, 'dist/index.html'), 'utf8');

test('a new site takes the place of the old one, which is deleted', () => {
  expect(replace('second')).toEqual([]);
  expect([built(), readdirSync(folder)]).toEqual(['second', ['dist']]);
});

test('an old site that can’t be deleted is named, and later builds work', () => {
  fs.undeletable = /dist\.old-1$/;
  expect(replace('second')).toEqual([join(folder, 'dist.old-1')]);
  expect(replace('third')).toEqual([join(folder, 'dist.old-1')]);
  expect([built(), readdirSync(folder)]).toEqual(['third', ['dist', 'dist.old-1']]);
  fs.undeletable = /^$/;
  expect(replace('fourth')).toEqual([]);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('when the new site can’t be moved, the old one is back at its place', () => {
  fs.unmovable = /dist\.next$/;
  expect(() => replace('second')).toThrow('EACCES');
  expect([built(), existsSync(join(folder, 'dist.old-1'))]).toEqual(['first', false]);
});
