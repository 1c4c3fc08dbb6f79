import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { businessFile } from '../../src/site/files/business-file.ts';
import { ContentError, type Problem } from '../../src/site/problem.ts';
import { readSite } from '../../src/site/read.ts';
import type { Site } from '../../src/site/site.ts';

/** The firm that fills in everything, which no owner changes: tests give it problems. */
export const exampleFolder = 'firms/filled';

/** Its facts, as they are written. */
export const business = parse(readFileSync(join(exampleFolder, 'content', businessFile), 'utf8'));

/** How a file's text becomes another; no text removes the file. */
export type Change = (text: string) => string | Buffer | undefined;

/** A copy of the firm with some files of its content changed; whoever asked for it removes it. */
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

/** The firm's facts with some files of its content changed. */
export async function readWith(changes: Record<string, Change>): Promise<Site> {
  const folder = exampleWith(changes);
  try {
    return await readSite(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The problems that reading ends in; an error of any other kind is a fault of ours. */
export async function problemsOf(reading: Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

/** Changes one text of a file to another. */
export const swap =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to);
