import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentence } from '../../src/content/problem.ts';
import { palette } from '../../src/styles/tokens.ts';
import { colourProblems, markProblems } from './check-look.ts';

const call = (light: string) => colourProblems(new Map([...palette, ['--call', `light-dark(${light}, #ff8a5c)`]]));

test.each([
  ['#5b2a8', 'found light-dark(#5b2a8, #ff8a5c), expected colours of # and six letters or figures'],
  ['#ffffff', 'expected colours further apart'],
])('a colour that is none, or can’t be read on its ground, is named with its line: %s', (colour, said) => {
  const [first] = call(colour).map(sentence);
  expect(first).toMatch(/^src\/styles\/palette\.css:\d+ › --(on-)?call: /);
  expect(first).toContain(said);
});

test.each([
  ['not a drawing', 'a damaged file'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h9v9z"/></svg>', 'a picture of 64 by 32'],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>', 'a picture of nothing'],
])('a mark that is no square drawing is refused: %s', async (text, found) => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'));
  writeFileSync(join(folder, 'favicon.svg'), text);
  const problems = await markProblems(join(folder, 'favicon.svg'));
  rmSync(folder, { recursive: true });
  expect(problems.map((problem) => problem.found)).toEqual([found]);
});
