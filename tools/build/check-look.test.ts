import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { paletteIn } from '../../src/site/files/palette-file.ts';
import { sentence } from '../../src/site/problem.ts';
import { exampleFolder } from '../../tests/support/example-firm.ts';
import { changed, messagePattern, problemTable } from '../../tests/support/problem-tables.ts';
import { colourProblems, markProblems } from './check-look.ts';
import { hiddenFiles, publicProblems } from './check-public.ts';

test.each(problemTable<string[]>('palette'))(
  'palette.css with %s: the problem has the line and what to type',
  (_, from = '', to = '', message = '') => {
    const css = readFileSync(join(exampleFolder, 'palette.css'), 'utf8');
    const wrong = changed(css, from, to);
    expect(colourProblems(paletteIn(wrong), wrong).map(sentence).join('\n')).toMatch(messagePattern(message));
  },
);

test.each(problemTable<string[]>('public'))(
  'public/ with %s: the problem says what to do',
  (_, file = '', text = '', message = '') => {
    const folder = mkdtempSync(join(tmpdir(), 'public-'));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    const found = publicProblems(folder).map(sentence).join('\n').replace(folder, 'public');
    const hidden = hiddenFiles(folder);
    rmSync(folder, { recursive: true });
    expect(hidden.length > 0 ? 'left out' : found).toMatch(messagePattern(message));
  },
);

test.each([
  ['not a drawing', 'a damaged file'],
  [undefined, 'no such file'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h9v9z"/></svg>', 'a picture of 64 by 32'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>', 'an empty picture'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><script>x()</script></svg>', '"<script"'],
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9v9z${'m1 1h1'.repeat(4000)}"/></svg>`,
    'a file of 25 KB',
  ],
])('mark.svg must be a square SVG without scripts: %s', async (text, found) => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'));
  if (text) writeFileSync(join(folder, 'favicon.svg'), text);
  const problems = await markProblems(join(folder, 'favicon.svg'));
  rmSync(folder, { recursive: true });
  expect(problems.map((problem) => problem.found)).toEqual([found]);
});
