import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Run } from '../../tools/run-program.ts';
import { changed, mistakesIn } from '../support/mistakes.ts';
import { firmFolder } from '../support/other-firm.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject(firmFolder);
});
afterAll(() => copy.remove());

/** Builds the copy with a file changed, and changes it back. */
async function buildWith(name: string, change: (text: string) => string | Buffer): Promise<Run> {
  const path = copy.file(name);
  const original = existsSync(path) ? readFileSync(path) : undefined;
  const changed = change(original?.toString() ?? '');
  expect(changed).not.toBe(original?.toString());
  writeFileSync(path, changed);
  try {
    return await copy.build();
  } finally {
    if (original) writeFileSync(path, original);
    else rmSync(path);
  }
}

/** The build said why, in our own words, and left the last good site as it was. */
async function expectRefusal({ code, printed }: Run, ...messages: string[]): Promise<void> {
  for (const message of messages) expect(printed).toContain(message);
  expect(printed).toContain('Nothing was changed: dist/ is as it was.');
  expect(printed).not.toMatch(/^ {4}at /m);
  expect(printed).not.toContain(copy.file(''));
  expect(code).toBe(1);
  expect(await readFile(copy.file('dist/index.html'), 'utf8')).toBe('the last good site');
  expect((await readdir(copy.file('.'))).filter((name) => name.startsWith('dist.'))).toEqual([]);
}

const config = 'business.config.ts';
const quayside = 'photographs/quayside.jpg';
const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

describe('a mistake ends the build with its line, and leaves the last good site as it was', () => {
  test.each(mistakesIn<string[]>('build'))('%s', async (_, file = '', from = '', to = '', expected = '') => {
    await expectRefusal(await buildWith(file, (text) => changed(text, from, to)), expected);
  });

  test.each<[string, string, (text: string) => Buffer, string]>([
    ['Latin-1', config, (text) => Buffer.from(`// é\n${text}`, 'latin1'), `${config}:1: found letters in another`],
    ['half a photograph', quayside, () => readFileSync(`${firmFolder}/${quayside}`).subarray(0, 4000), 'is damaged'],
  ])('%s', async (_, file, change, message) => {
    await expectRefusal(await buildWith(file, change), message);
  });

  test.each([
    ['a business file', config],
    ['a file of words', 'content/home.yaml'],
  ])('%s that is missing, or a folder', async (_, name) => {
    await rename(copy.file(name), copy.file('kept'));
    const missing = await copy.build();
    await mkdir(copy.file(name));
    const folder = await copy.build();
    await rm(copy.file(name), { recursive: true });
    await rename(copy.file('kept'), copy.file(name));
    await expectRefusal(missing, `${name}: found no such file, expected this file`);
    await expectRefusal(folder, `${name}: found a folder, expected a file`);
  });
});

test('a page that is not as the list of pages says ends the build and is named', async () => {
  const page = copy.file('src/pages/blog.astro');
  await writeFile(
    page,
    '<html><head><meta charset="utf-8"><title>About</title></head><body><h1>Blog</h1></body></html>',
  );
  const run = await buildWith('src/parts/PageIntro.tsx', replace(/<h1 id="page">[\s\S]*?<\/h1>/, '<p>{heading}</p>'));
  await rm(page);
  await expectRefusal(
    run,
    '/blog: not on the list of pages (src/facts/pages.ts)',
    '/about: 0 h1 elements, expected one',
  );
});

test('a field that no page shows ends the build and is named with its line', async () => {
  const change = replace('<RunningText text={words.note} />', '');
  const run = await buildWith('src/sections/areas/ResponseTimes.tsx', change);
  await expectRefusal(run, 'content/areas.yaml:', '› responseTimes.note: found a field that no page shows');
});

test('a part that cannot be rendered ends the build and names its page', async () => {
  const change = () => "export const AtAGlance = () => { throw new Error('the pipe is empty'); }";
  const { code, printed } = await buildWith('src/sections/about/AtAGlance.tsx', change);
  expect(printed).toMatch(/\/about.*the pipe is empty/);
  expect(code).toBe(1);
  expect(await readFile(copy.file('dist/index.html'), 'utf8')).toBe('the last good site');
});
