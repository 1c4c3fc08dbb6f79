import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmFolder } from '../support/other-firm.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject(firmFolder);
});
afterAll(() => copy.remove());

const homeIn = (folder: string) => readFile(copy.file(`${folder}/index.html`), 'utf8');

test.each([
  ['before it writes anything', 'mkdirSync dist.next'],
  ['while it writes pages', 'writeFile .html'],
])('a build that is killed %s leaves the last good site', async (_, at) => {
  expect((await copy.build({ fault: `${at} killed` })).code).toBe(null);
  expect(await homeIn('dist')).toBe('the last good site');
});

test('a build that is killed at any time leaves the last good site, or the new one where it was that quick', async () => {
  for (const after of someTimes(3, 4000)) {
    await copy.buildAndKill(after);
    expect(await homeIn('dist'), `killed after ${after} ms`).toMatch(/^the last good site$|<\/html>\s*$/);
  }
  await writeFile(copy.file('dist/index.html'), 'the last good site');
}, 120_000);

test('a build that is killed between its two renames leaves the last good site beside, and the next brings it back first', async () => {
  expect((await copy.build({ fault: 'renameSync dist killed' })).code).toBe(null);
  expect(existsSync(copy.file('dist'))).toBe(false);
  await writeFile(copy.file('content/mistake.yaml'), '');
  expect((await copy.build()).code).toBe(1);
  expect(await homeIn('dist')).toBe('the last good site');
  await rm(copy.file('content/mistake.yaml'));
});

test.each(['SIGINT', 'SIGTERM'])('a build that gets %s says that it changed nothing', async (signal) => {
  const { code, printed } = await copy.build({ fault: `mkdirSync dist.next asked ${signal}` });
  expect(printed).toContain(`The build was stopped (${signal}).\nNothing was changed: dist/ is as it was.`);
  expect(code).toBe(1);
  expect(await homeIn('dist')).toBe('the last good site');
});

test('a build that is asked to end between its two renames does both; and what all these builds left is gone after it', async () => {
  await copy.build({ fault: 'renameSync dist asked SIGINT' });
  expect(await homeIn('dist')).toContain('</html>');
  expect((await readdir(copy.file('.'))).filter((name) => name.startsWith('dist.'))).toEqual([]);
});

/** Times in milliseconds that look random and are the same in each run: multiples of the golden ratio, without their whole part. */
function someTimes(count: number, longest: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round((((index + 1) * 1.618034) % 1) * longest));
}
