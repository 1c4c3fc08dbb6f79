import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { businessFile } from '../../src/site/files/business-file.ts';
import { ContentError, type Problem } from '../../src/site/problem.ts';
import { readSite } from '../../src/site/read.ts';
import type { Site } from '../../src/site/site.ts';

/** Folder of the firm with every field filled in. Tests copy it and add problems. */
export const exampleFolder = 'firms/filled';

/** Facts of that firm, parsed but not checked. */
export const business = parse(readFileSync(join(exampleFolder, 'content', businessFile), 'utf8'));

/** Changes the text of a file. Undefined removes the file. */
export type Change = (text: string) => string | Buffer | undefined;

/**
 * Copies the filled firm with changes to files of its content.
 * @returns path of the copy; the caller deletes it
 */
export function exampleWith(changes: Record<string, Change>): string {
  const folder = mkdtempSync(join(tmpdir(), 'firm-'));
  cpSync(exampleFolder, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, 'content', file);
    const original = statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : '';
    const text = change(original);
    if (text === original) throw new Error(`The change to ${file} changes nothing`);
    if (text === undefined) rmSync(path, { recursive: true });
    else writeFileSync(path, text);
  }
  return folder;
}

/** Reads the filled firm with changes to files of its content. */
export async function readWith(changes: Record<string, Change>): Promise<Site> {
  const folder = exampleWith(changes);
  try {
    return await readSite(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Problems with which reading fails.
 * @throws errors of other kinds
 */
export async function problemsOf(reading: Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

/** Returns a change that replaces one text in a file. */
export const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
