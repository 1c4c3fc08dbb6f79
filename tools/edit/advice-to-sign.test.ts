import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adviceToSign } from './advice-to-sign.ts';

const { texts, sources } = adviceToSign('firms/filled');

test('the engineer gets the steps against a leak, the advice of pages and that of areas, and sees whose words they are', () => {
  expect(texts.map(({ file }) => file)).toEqual(expect.arrayContaining(['emergency', 'services', 'areas/crawley']));
  expect(texts.find(({ file }) => file === 'areas/crawley')?.isOwn).toBe(true);
  expect(texts.find(({ file, field }) => file === 'emergency' && field[0] === 'steps')?.isOwn).toBe(false);
});

test('every statement of docs/sources.md comes with its source, what the source says and whether it agrees', () => {
  const statements = readFileSync('docs/sources.md', 'utf8').match(/^\| (?!Statement).*/gm) ?? [];
  const rows = sources.flatMap((section) => section.rows.filter((row) => row.length > 1));
  expect(rows.map((row) => row.length)).toEqual(statements.map(() => 4));
  expect(rows.flat().filter((cell) => /^\||\||\*|^---/.test(cell))).toEqual([]);
});

test('the engineer reads nothing about files and commands', () => {
  const read = [...texts.map(({ text }) => text), ...sources.flatMap(({ title, rows }) => [title, ...rows.flat()])];
  // Web addresses may end in .md or contain a folder.
  const words = read.map((text) => text.replaceAll(/https?:\/\/\S+/g, ''));
  expect(words.filter((text) => /\.(yaml|md|ts)\b|\bnpm\b|\b(content|docs|words)\/|tradeAdvice/.test(text))).toEqual(
    [],
  );
});
