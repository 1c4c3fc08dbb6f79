import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commit } from '../../tests/support/commit.ts';
import { checkClock } from './check-clock.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  writeFileSync(join(project, 'business.config.ts'), '');
});
afterEach(() => rmSync(project, { recursive: true }));

const at = (time: string) => checkClock(new Date(time), project);

test('a clock before the last commit is refused, but not for some days', async () => {
  commit(project, '2026-06-01T09:00:00Z');
  await expect(at('1970-01-01T00:00:00Z')).rejects.toThrow(
    'This machine’s clock says 1 January 1970, before the last commit (1 June 2026); set the clock',
  );
  expect(await at('2026-05-10T00:00:00Z')).toBeUndefined();
});

test('a year that is far from the last commit’s is said, since it stands on every page', async () => {
  commit(project, '2026-06-01T09:00:00Z');
  expect(await at('2027-12-01T00:00:00Z')).toBeUndefined();
  expect(await at('2070-06-01T00:00:00Z')).toBe(
    'The pages say © 2070, as this machine’s clock does; the last commit was made in 2026.',
  );
});

test('without git, the clock is compared with the last change to the business file', async () => {
  utimesSync(join(project, 'business.config.ts'), new Date(), new Date('2026-06-01T09:00:00Z'));
  await expect(at('2026-04-01T00:00:00Z')).rejects.toThrow(
    'before the last change to business.config.ts (1 June 2026)',
  );
});
