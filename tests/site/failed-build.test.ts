import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of [
    'business.config.ts',
    'astro.config.ts',
    'tsconfig.json',
    'package.json',
    'content',
    'src',
    'deploy',
    'scripts',
    'public',
  ]) {
    await cp(name, join(project, name), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(project, 'node_modules'));
  await mkdir(join(project, 'dist'));
  await writeFile(join(project, 'dist/index.html'), 'the last good site');
});

afterAll(() => rm(project, { recursive: true }));

/** Builds a copy of the project in which one file is changed, and changes it back. */
async function buildWith(file: string, change: (text: string) => string) {
  const path = join(project, file);
  const original = await readFile(path, 'utf8');
  expect(change(original)).not.toBe(original);
  await writeFile(path, change(original));
  const build = spawn(process.execPath, ['scripts/build.ts'], { cwd: project });
  let printed = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (text) => (printed += text));
  const code = await new Promise<number | null>((done) => build.once('close', done));
  await writeFile(path, original);
  return { code, printed, published: await readFile(join(project, 'dist/index.html'), 'utf8') };
}

describe('a mistake ends the build with an error, and leaves the last good site as it was', () => {
  test.each([
    [
      'a number with letters',
      'business.config.ts',
      'phone: ',
      "phone: 'call me', //",
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
    const { code, printed, published } = await buildWith(file, (text) => text.replace(from, to));
    expect(printed).toContain(message);
    expect(printed).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
    expect(published).toBe('the last good site');
  });

  test('a part that cannot be rendered names its page', async () => {
    const { code, printed, published } = await buildWith('src/sections/about/AtAGlance.tsx', (text) =>
      text.replace('  return (', "  if (items.length) throw new Error('the pipe is empty');\n  return ("),
    );
    expect(printed).toContain('/about');
    expect(printed).toContain('the pipe is empty');
    expect(code).toBe(1);
    expect(published).toBe('the last good site');
  });
});

test('a good build replaces the last one, and lists what is still the sample firm’s', async () => {
  const { code, printed, published } = await buildWith('content/about.yaml', (text) =>
    text.replace('Experienced, reliable, local', 'Experienced, reliable and local'),
  );
  expect(code).toBe(0);
  expect(printed).toContain('phone: 01632 960 247');
  expect(published).toContain('</html>');
});
