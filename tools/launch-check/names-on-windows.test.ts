import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** File names as they appear in the texts, findings and problems of a firm. */
interface Names {
  texts: string[];
  findings: string[];
  problems: string;
}

let folder: string;
let usual: Names;
let onWindows: Names;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'windows-'));
  brokenFirm('misspelt', { 'areas/Hove copy.yaml': 'name: Hove\n', 'areas/lewes.yaml': 'nmae: Lewes\n' });
  brokenFirm('missing', { 'photographs.yaml': '- { place: /about, file: none.jpg, alt: A van }\n' });
  usual = await namesOf();
  vi.doMock('node:path', async (original) => {
    const { win32 } = await original<typeof import('node:path')>();
    return { ...win32, default: win32 };
  });
  vi.doMock('node:fs', async (original) => fromWindows(await original<typeof import('node:fs')>()));
  vi.doMock('sharp', async (original) => {
    const { default: sharp } = await original<typeof import('sharp')>();
    return { default: (input: string) => sharp(withSlashes(input)) };
  });
  onWindows = await namesOf();
});
afterAll(() => {
  for (const name of ['node:path', 'node:fs', 'sharp']) vi.doUnmock(name);
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

/** Makes a copy of the sample firm with additional files that have problems. */
function brokenFirm(name: string, files: Record<string, string>): void {
  cpSync('firms/sample', join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, 'content', file), text);
}

async function namesOf(): Promise<Names> {
  vi.resetModules();
  const { readChecked } = await import('./look.ts');
  const { checkFirm } = await import('./check.ts');
  const checked = await readChecked('firms/filled');
  const firms = ['misspelt', 'missing'].map((name) => `${folder}/${name}`);
  const problems = await Promise.all(firms.map((firm) => readChecked(firm).then(String, String)));
  return {
    texts: checked.texts.map(({ file, line }) => `${file}:${line}`),
    findings: checkFirm(checked).map(({ place, found }) => `${place.file} ${found}`),
    problems: problems.join('\n'),
  };
}

const withSlashes = <Path>(path: Path) => (typeof path === 'string' ? path.replaceAll('\\', '/') : path);

/** Simulates Windows: accepts paths with backslashes, and returns such paths for the files in a folder. */
function fromWindows(fs: typeof import('node:fs')) {
  const functions = Object.entries(fs).map(([name, own]) => {
    if (typeof own !== 'function' || !name.endsWith('Sync')) return [name, own];
    const call = (path: unknown, ...args: unknown[]) => Reflect.apply(own, fs, [withSlashes(path), ...args]);
    if (name !== 'readdirSync') return [name, call];
    const toBackslashes = (entry: unknown) => (typeof entry === 'string' ? entry.replaceAll('/', '\\') : entry);
    return [name, (...args: [unknown, ...unknown[]]) => (call(...args) as unknown[]).map(toBackslashes)];
  });
  const all = Object.fromEntries(functions);
  return { ...all, default: all };
}

test('texts have the same file names on Windows, with slashes', () => {
  expect(usual.texts).toContainEqual(expect.stringMatching(/^content\/areas\/[a-z-]+\.yaml:\d+$/));
  expect(onWindows.texts).toEqual(usual.texts);
});

test('the launch check finds the same on Windows', () => {
  expect(usual.findings.length).toBeGreaterThan(5);
  expect(onWindows.findings).toEqual(usual.findings);
});

test('problems name the same files on Windows', () => {
  for (const name of ['content/areas/Hove copy.yaml', 'content/areas/lewes.yaml', 'content/photographs.yaml'])
    expect(usual.problems).toContain(name);
  expect(onWindows.problems).toBe(usual.problems);
});
