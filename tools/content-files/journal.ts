import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../build/replace-file.ts';
import type { Edit } from './edits.ts';
import { firmId } from './firm-id.ts';

/** One change that can be undone. */
interface Entry {
  /** Text that names what was changed, such as files and fields. */
  key: string;
  /** Time of the change, in milliseconds since 1970. */
  time: number;
  /** Like `Edit`, but with null in place of undefined, which JSON can't contain. */
  edits: { file: string; before: string | null; after: string | null }[];
}

/**
 * Folder of the journals: one file for each firm, with the changes that can be undone. The folder is a cache, and not part of the firm's
 * folder, because a journal is of use only on this machine.
 */
const folder = 'node_modules/.cache/edits';
/** Maximum number of changes in a journal. When there are more, the oldest are dropped. */
const longest = 200;
/** Maximum milliseconds from one change to the next, of the same fields, for both to become one entry and be undone together. */
const pause = 60_000;

/** Adds a change to the journal, from which it can be undone even after the program has ended and started again. */
export function record(firm: string, key: string, edits: readonly Edit[]): void {
  const entries = read(firm);
  const last = entries.at(-1);
  const kept = edits.map(({ file, before, after }) => ({ file, before: before ?? null, after: after ?? null }));
  const continues =
    last?.key === key &&
    Date.now() - last.time < pause &&
    kept.every(({ file, before }, index) => last.edits[index]?.file === file && last.edits[index]?.after === before);
  if (continues) {
    for (const [index, { after }] of kept.entries()) Object.assign(last.edits[index] ?? {}, { after });
    last.time = Date.now();
  } else entries.push({ key, time: Date.now(), edits: kept });
  write(firm, entries.slice(-longest));
}

/** The newest change in the journal. Undefined if the journal is empty. */
export const lastEntry = (firm: string): Entry | undefined => read(firm).at(-1);

/** Removes the newest change from the journal. */
export const removeLast = (firm: string): void => write(firm, read(firm).slice(0, -1));

const fileOf = (firm: string) => join(folder, `${firmId(firm)}.json`);

function read(firm: string): Entry[] {
  return existsSync(fileOf(firm)) ? JSON.parse(readFileSync(fileOf(firm), 'utf8')) : [];
}

function write(firm: string, entries: readonly Entry[]): void {
  mkdirSync(folder, { recursive: true });
  replaceFile(fileOf(firm), JSON.stringify(entries));
}
