import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firmFolder } from '../support/other-firm.ts';
import { copyProject, type ProjectCopy, type Run } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject(firmFolder);
});
afterAll(() => copy.remove());

/** Builds the copy with a file changed, and changes it back. */
async function buildWith(name: string, change: (text: string) => string | Buffer): Promise<Run> {
  const path = copy.file(name);
  const original = readFileSync(path);
  const changed = change(original.toString());
  expect(changed).not.toBe(original.toString());
  writeFileSync(path, changed);
  try {
    return await copy.build();
  } finally {
    writeFileSync(path, original);
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
const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

describe('a mistake ends the build with its line, and leaves the last good site as it was', () => {
  test.each<[string, string, (text: string) => string | Buffer, string]>([
    ['an apostrophe', config, replace(/name: '.*'/, "name: 'Bob's'"), `${config}:3: found a slip: Expected`],
    ['a comma that is missing', config, replace("'Ouse',", "'Ouse'"), `${config}:6: found a slip: Expected , or }`],
    ['a text without quotes', config, replace("'Ouse'", 'Ouse'), `${config}:4 › shortName: found Ouse without quotes`],
    [
      'a field twice',
      config,
      replace("shortName: 'Ouse'", "name: 'Ouse'"),
      `${config}:4 › name: found name a second time`,
    ],
    ['no facts', config, () => 'export const firm = {};\n', `${config}:1: found no facts, expected a group of fields`],
    ['an empty file', config, () => '', `${config}:1: found no facts, expected a group of fields`],
    [
      'letters in Latin-1',
      config,
      (text) => Buffer.from(`// é\n${text}`, 'latin1'),
      `${config}:1: found letters in another`,
    ],
    ['a number with letters', config, replace('0808 157 0123', 'call me'), `${config}:6 › phone: found "call me"`],
    [
      'a field in a group',
      config,
      replace('centre: 25', 'centre: 1'),
      `${config}:37 › responseMinutes.centre: found 1,`,
    ],
    [
      'words that are missing',
      'content/home.yaml',
      replace('whyChoose:', 'why:'),
      'content/home.yaml › whyChoose: found',
    ],
    [
      'a photograph in capitals',
      'content/photographs.yaml',
      replace('quayside.jpg', 'Quayside.jpg'),
      'in the same capitals',
    ],
    [
      'a photograph of another kind',
      'content/photographs.yaml',
      replace('quayside.jpg', 'quayside.heic'),
      'a JPEG or PNG file',
    ],
    [
      'two photographs of a page',
      'content/photographs.yaml',
      replace('/areas/haywards-heath', '/about'),
      '[2].page: found "/about"',
    ],
    [
      'a photograph of no page',
      'content/photographs.yaml',
      replace('/about', '/nowhere'),
      'expected a page that can have one',
    ],
    ['a photograph on Home', 'content/photographs.yaml', replace('/about', '/'), 'expected a page that can have one'],
    [
      'a photograph cut off',
      'photographs/quayside.jpg',
      () => readFileSync(`${firmFolder}/photographs/quayside.jpg`).subarray(0, 4000),
      'quayside.jpg is damaged',
    ],
    [
      'a photograph that is none',
      'photographs/quayside.jpg',
      () => 'not a picture',
      'quayside.jpg is damaged, or something else',
    ],
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
  const run = await buildWith(
    'src/components/PageIntro.tsx',
    replace('<h1 id="page">{heading}</h1>', '<p>{heading}</p>'),
  );
  await rm(page);
  await expectRefusal(
    run,
    '/blog: not on the list of pages (src/facts/pages.ts)',
    '/about: 0 elements h1, expected one',
  );
});

test('a field that no page shows ends the build and is named with its line', async () => {
  const change = replace('<p>{words.note}</p>', '');
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

describe('where the site is put', () => {
  beforeEach(async () => {
    await rm(copy.file('dist'), { recursive: true });
  });

  test('a good build replaces the last one whole, and lists what is made up', async () => {
    await mkdir(copy.file('dist'));
    await writeFile(copy.file('dist/old.html'), 'old');
    const { code, printed } = await copy.build();
    expect(code).toBe(0);
    expect(printed).toContain('phone: 0808 157 0123');
    expect(await readdir(copy.file('dist'))).not.toContain('old.html');
    expect((await readdir(copy.file('.'))).filter((name) => name.startsWith('dist.'))).toEqual([]);
  });

  test('a link to another folder is not replaced by a folder', async () => {
    await mkdir(copy.file('web'));
    await symlink(copy.file('web'), copy.file('dist'));
    const { code, printed } = await copy.build();
    expect([code, printed.includes('dist is a link to another folder')]).toEqual([1, true]);
    await rm(copy.file('dist'));
    await mkdir(copy.file('dist'));
  });
});
