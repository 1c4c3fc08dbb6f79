import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FactsError, type Problem } from '../../src/content/problem.ts';
import { readFacts } from '../../src/facts/read.ts';
import type { Facts } from '../../src/facts/types.ts';
import business from '../fixtures/other-firm/business.config.ts';

/** The facts of a firm that no owner changes, to be given mistakes. */
export { business };

export const firmFolder = 'tests/fixtures/other-firm';

/** How a file's text becomes another; no text removes the file. */
export type Change = (text: string) => string | Buffer | undefined;

/** The firm's content with some files changed, read. */
export async function readWith(changes: Record<string, Change>, input: unknown = business): Promise<Facts> {
  const folder = mkdtempSync(join(tmpdir(), 'firm-'));
  try {
    cpSync(firmFolder, folder, { recursive: true });
    for (const [file, change] of Object.entries(changes)) {
      const path = join(folder, 'content', file);
      const original = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const text = change(original);
      if (text === original) throw new Error(`The change to ${file} changes nothing`);
      if (text === undefined) rmSync(path);
      else writeFileSync(path, text);
    }
    return await readFacts(join(folder, 'content'), input);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The mistakes that reading ends in; an error of any other kind is a fault of ours. */
export async function problemsOf(reading: Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof FactsError) return error.problems;
    throw error;
  }
  return [];
}

/** Changes one text of a file to another. */
export const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
