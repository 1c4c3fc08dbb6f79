import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { businessFile } from '../../src/site/files/business-file.ts';
import { ContentError, type Problem } from '../../src/site/problem.ts';
import { readSite } from '../../src/site/read.ts';
import type { Site } from '../../src/site/site.ts';

/** Folder of the filled firm, a made-up firm with every field filled in. Tests copy this folder and change the copy. */
export const exampleFolder = 'firms/filled';

/** Facts of the filled firm (business.yaml), parsed but not checked. */
export const business = parse(readFileSync(join(exampleFolder, 'content', businessFile), 'utf8'));

/** Returns the new content of a file, given its text ('' if the file doesn't exist). Undefined removes the file. */
export type Change = (text: string) => string | Buffer | undefined;

/**
 * Copies the filled firm to a temporary folder, with changes to its content files.
 * @param changes changes by the path of a file in content/
 * @returns path of the copy; the caller deletes it
 * @throws when a change changes nothing
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

/** Reads the site of the filled firm, with changes to its content files as in exampleWith(). */
export async function readWith(changes: Record<string, Change>): Promise<Site> {
  const folder = exampleWith(changes);
  try {
    return await readSite(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns the problems for which reading a firm fails; an empty list if reading succeeds.
 * @throws when reading fails for another reason than problems in the content
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

/** Returns a change that replaces the first match of a text or a regular expression in a file. */
export const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
