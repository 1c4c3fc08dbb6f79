import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refused } from '../build/explain.ts';
import type { Edit } from './area-files.ts';

/** The name of a folder beside the content folder for what leaves it; none that is there is written over. */
export function asideOf(folder: string): string {
  let name = 'areas.sample';
  while (existsSync(join(dirname(folder), name))) name += '.next';
  return name;
}

/**
 * Writes files of the content folder, or moves them aside.
 * @throws when one was edited meanwhile, or may not be written
 */
export function writeEdits(folder: string, edits: readonly Edit[], aside: string): void {
  for (const { file, before } of edits) {
    const path = join(folder, file);
    if ((existsSync(path) ? readFileSync(path, 'utf8') : undefined) !== before)
      throw new Refused(`content/${file} was edited meanwhile, so nothing was written; run npm run setup again`);
    if (before !== undefined) accessSync(path, constants.W_OK);
  }
  for (const { file, after } of edits) {
    const path = join(folder, file);
    const target = after === undefined ? join(dirname(folder), aside, basename(file)) : path;
    mkdirSync(dirname(target), { recursive: true });
    if (after === undefined) renameSync(path, target);
    else replace(existsSync(path) ? realpathSync(path) : path, after);
  }
}

/** Writes the file aside and swaps it in, so that a full disk leaves the old one whole. */
function replace(target: string, text: string): void {
  const next = `${target}.next`;
  try {
    writeFileSync(next, text, { mode: statSync(target, { throwIfNoEntry: false })?.mode });
    renameSync(next, target);
  } finally {
    rmSync(next, { force: true });
  }
}
