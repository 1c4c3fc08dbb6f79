import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as repository from '../../tests/support/commit.ts';
import { historyOf, lastChange } from './history.ts';

const [monday, tuesday] = ['2026-06-01T09:00:00Z', '2026-06-02T18:30:00Z'];
const [home, about] = ['content/home.yaml', 'content/about.yaml'];

let folder: string;
let project: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  // The project may be a folder of a larger repository.
  project = join(folder, 'site');
  mkdirSync(join(project, 'content'), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const git = (...args: string[]) => repository.git(folder, args);
const commit = (date: string) => repository.commit(folder, date);
const write = (file: string, text: string) => writeFileSync(join(project, file), text);

function twoDays(): void {
  write(home, 'one');
  write(about, 'one');
  commit(monday);
  write(about, 'two');
  commit(tuesday);
}

test('a file changed when its last commit was made', async () => {
  twoDays();
  const history = await historyOf('content', project);
  expect([...history].sort()).toEqual([
    [about, tuesday],
    [home, monday],
  ]);
  expect(lastChange(history, [home])).toBe(monday);
  expect(lastChange(history, [about, home])).toBe(tuesday);
});

test('a merge of two changes to one file is a change', async () => {
  write(home, 'one\n\n\n\n\n\n\ntwo\n');
  commit('2026-05-01T09:00:00Z');
  git('checkout', '-q', '-b', 'side');
  write(home, 'ONE\n\n\n\n\n\n\ntwo\n');
  commit('2026-05-02T09:00:00Z');
  git('checkout', '-q', '-');
  write(home, 'one\n\n\n\n\n\n\nTWO\n');
  commit(monday);
  repository.git(folder, ['merge', '-q', '--no-edit', 'side'], tuesday);
  expect(lastChange(await historyOf('content', project), [home])).toBe(tuesday);
});

test('nothing is known of a file that was changed since, is new, or was deleted and written again', async () => {
  twoDays();
  write(about, 'three');
  write('content/new.yaml', 'one');
  const changed = await historyOf('content', project);
  expect(changed.get(home)).toBe(monday);
  expect([about, 'content/new.yaml'].map((file) => changed.get(file))).toEqual([undefined, undefined]);
  expect(lastChange(changed, [home, about])).toBeUndefined();

  rmSync(join(project, about));
  rmSync(join(project, 'content/new.yaml'));
  commit(tuesday);
  write(about, 'one');
  expect((await historyOf('content', project)).has(about)).toBe(false);
});

test('nothing is known in a shallow clone', async () => {
  twoDays();
  git('clone', '-q', '--depth', '1', `file://${folder}`, 'shallow');
  expect(await historyOf('content', join(folder, 'shallow', 'site'))).toEqual(new Map());
  git('clone', '-q', `file://${folder}`, 'whole');
  expect((await historyOf('content', join(folder, 'whole', 'site'))).get(home)).toBe(monday);
});

test('nothing is known outside a repository, before the first commit, and without git', async () => {
  write(home, 'one');
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
  expect(await historyOf('content', project)).toEqual(new Map());
  git('init', '-q');
  expect(await historyOf('content', project)).toEqual(new Map());
  commit(monday);
  expect(await historyOf('content', project)).not.toEqual(new Map());
  vi.stubEnv('PATH', folder);
  expect(await historyOf('content', project)).toEqual(new Map());
});
