import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../build/replace-file.ts';
import type { Edit } from './edits.ts';
import { firmId } from './firm-id.ts';

/** One change that can be undone. */
interface Entry {
  /** Names what was changed. */
  key: string;
  /** Milliseconds since 1970. */
  time: number;
  edits: { file: string; before: string | null; after: string | null }[];
}

/** Beside other caches, since it belongs to one machine and not to the firm. */
const folder = 'node_modules/.cache/edits';
const longest = 200;
/** Milliseconds in which changes of the same text are one. */
const pause = 60_000;

/** Notes a change, so that it can be undone, also after the program has ended. */
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

/** The change that was made last. */
export const lastEntry = (firm: string): Entry | undefined => read(firm).at(-1);

/** Forgets the change that was made last. */
export const removeLast = (firm: string): void => write(firm, read(firm).slice(0, -1));

const fileOf = (firm: string) => join(folder, `${firmId(firm)}.json`);

function read(firm: string): Entry[] {
  return existsSync(fileOf(firm)) ? JSON.parse(readFileSync(fileOf(firm), 'utf8')) : [];
}

function write(firm: string, entries: readonly Entry[]): void {
  mkdirSync(folder, { recursive: true });
  replaceFile(fileOf(firm), JSON.stringify(entries));
}
