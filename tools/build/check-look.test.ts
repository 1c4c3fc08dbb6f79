import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sentence } from '../../src/site/problem.ts';
import { paletteIn } from '../../src/styles/tokens.ts';
import { exampleFolder } from '../../tests/support/example-firm.ts';
import { answer, changed, mistakesIn } from '../../tests/support/mistakes.ts';
import { colourProblems, markProblems } from './check-look.ts';
import { leftovers, publicProblems } from './check-public.ts';

test.each(mistakesIn<string[]>('palette'))(
  'in palette.css, %s is named with what to type',
  (_, from = '', to = '', said = '') => {
    const css = readFileSync(join(exampleFolder, 'palette.css'), 'utf8');
    const other = changed(css, from, to);
    expect(colourProblems(paletteIn(other), other).map(sentence).join('\n')).toMatch(answer(said));
  },
);

test.each(mistakesIn<string[]>('public'))(
  'in public/, %s is named with what to do',
  (_, file = '', text = '', said = '') => {
    const folder = mkdtempSync(join(tmpdir(), 'public-'));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    const found = publicProblems(folder).map(sentence).join('\n').replace(folder, 'public');
    const left = leftovers(folder);
    rmSync(folder, { recursive: true });
    expect(left.length > 0 ? 'left out' : found).toMatch(answer(said));
  },
);

test.each([
  ['not a drawing', 'a damaged file'],
  [undefined, 'no such file'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h9v9z"/></svg>', 'a picture of 64 by 32'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>', 'a picture of nothing'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><script>x()</script></svg>', '"<script"'],
])('a mark that is no square drawing, or more than one, is refused: %s', async (text, found) => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'));
  if (text) writeFileSync(join(folder, 'favicon.svg'), text);
  const problems = await markProblems(join(folder, 'favicon.svg'));
  rmSync(folder, { recursive: true });
  expect(problems.map((problem) => problem.found)).toEqual([found]);
});
