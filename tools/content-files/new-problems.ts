import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ContentError, type Problem, sentence } from '../../src/site/problem.ts';
import { readSite } from '../../src/site/read.ts';
import { markProblems } from '../build/check-look.ts';
import { type Edit, markEdit, writeEdits } from './edits.ts';

/**
 * Checks a firm as it would be after some edits, in a copy. The firm itself is not changed.
 * @returns problems that the firm doesn't have without the edits, and each problem of a mark (logo) that the edits change
 * @throws {EditedMeanwhile} when the text of a file is not `before` of its edit
 */
export async function newProblems(firm: string, edits: readonly Edit[]): Promise<Problem[]> {
  const copy = copyOf(firm);
  try {
    writeEdits(join(copy, 'content'), edits);
    const isMark = edits.some(({ file }) => file === markEdit);
    const mark = isMark ? await markProblems(join(copy, 'content', markEdit)) : [];
    const after = await problemsOf(copy);
    if (after.length === 0) return mark;
    const before = new Set((await problemsOf(firm)).map(withoutLine));
    return [...mark, ...after.filter((problem) => !before.has(withoutLine(problem)))];
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** All problems that a firm has. */
async function problemsOf(firm: string): Promise<readonly Problem[]> {
  try {
    await readSite(firm);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const withoutLine = (problem: Problem) =>
  sentence({ ...problem, source: { ...problem.source, lineOf: () => undefined } });

/**
 * Copies a firm into a temporary folder. Photographs, drawings and downloads are linked to, not copied. The JSON schemas are left out.
 * @returns path of the copy
 */
function copyOf(firm: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'firm-'));
  for (const { name } of readdirSync(firm, { withFileTypes: true })) {
    const [from, to] = [join(firm, name), join(copy, name)];
    if (['photographs', 'drawings', 'downloads'].includes(name)) symlinkSync(resolve(from), to, 'junction');
    else cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith(join('content', 'schema')) });
  }
  return copy;
}
