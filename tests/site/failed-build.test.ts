import { readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { build, copyProject } from '../support/project-copy.ts';

const inCopy = copyProject();

/** Builds a copy of the project in which one file is changed, and changes it back. */
async function buildWith(file: string, from: string | RegExp, to: string) {
  const path = inCopy(file);
  const original = await readFile(path, 'utf8');
  const changed = original.replace(from, to);
  expect(changed).not.toBe(original);
  await writeFile(path, changed);
  const { code, printed } = await build(inCopy('.'));
  await writeFile(path, original);
  const published = await readFile(inCopy('dist/index.html'), 'utf8');
  const left = (await readdir(inCopy('.'))).filter((name) => name.startsWith('dist.'));
  return { code, printed, published, left };
}

describe('a mistake ends the build with an error, and leaves the last good site as it was', () => {
  test.each([
    [
      'an apostrophe between apostrophes',
      'business.config.ts',
      /^ {2}name: .*$/m,
      "  name: 'Bob's',",
      'text with an apostrophe takes double quotes: "Bob\'s"',
    ],
    [
      'a number with letters',
      'business.config.ts',
      /^ {2}phone: .*$/m,
      "  phone: 'call me',",
      'business.config.ts › phone: found "call me" (7 characters), expected a UK phone number',
    ],
    [
      'words that are missing',
      'content/home.yaml',
      'whyChoose:',
      'why:',
      'content/home.yaml › whyChoose: found nothing',
    ],
    [
      'an unknown nearby area',
      'content/areas/hove.yaml',
      'Aldrington',
      'Atlantis',
      'content/areas/hove.yaml › nearby[4]: found "Atlantis"',
    ],
  ])('%s', async (_, file, from, to, message) => {
    const { code, printed, published, left } = await buildWith(file, from, to);
    expect(printed).toContain(message);
    expect(printed).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
    expect(published).toBe('the last good site');
    expect(left).toEqual([]);
  });

  test('a part that cannot be rendered names its page', async () => {
    const { code, printed, published, left } = await buildWith(
      'src/sections/about/AtAGlance.tsx',
      /^[\s\S]*$/,
      "export const AtAGlance = () => { throw new Error('the pipe is empty'); }",
    );
    expect(printed).toContain('rendering /about: Error: the pipe is empty');
    expect(code).toBe(1);
    expect(published).toBe('the last good site');
    expect(left).toEqual([]);
  });
});

test('a good build replaces the last one, and lists what is still the sample firm’s', async () => {
  const { code, printed, published, left } = await buildWith(
    'business.config.ts',
    /^ {2}phone: .*$/m,
    "  phone: '01632 960 001',",
  );
  expect(code).toBe(0);
  expect(printed).toContain('phone: 01632 960 001');
  expect(published).toContain('</html>');
  expect(left).toEqual([]);
});
