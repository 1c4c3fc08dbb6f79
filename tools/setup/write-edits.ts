import {
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
import type { AreaFile, Edit } from './area-files.ts';

/** The name of a folder beside content/ for files that leave it; none that is there is written over. */
export function asideOf(folder: string): string {
  let name = 'areas.sample';
  while (existsSync(join(dirname(folder), name))) name += '.next';
  return name;
}

/**
 * Writes files of the content folder, and moves areas aside.
 * @throws {Refused} when a file was edited meanwhile
 */
export function writeEdits(folder: string, edits: readonly Edit[], leaving: readonly AreaFile[], aside: string): void {
  for (const { file, before } of [...edits, ...leaving.map(({ file, text }) => ({ file, before: text }))]) {
    const path = join(folder, file);
    if ((existsSync(path) ? readFileSync(path, 'utf8') : undefined) !== before)
      throw new Refused(`content/${file} was edited meanwhile, so nothing was written; run npm run setup again`);
  }
  if (leaving.length > 0) mkdirSync(join(dirname(folder), aside));
  for (const { file } of leaving) renameSync(join(folder, file), join(dirname(folder), aside, basename(file)));
  mkdirSync(join(folder, 'areas'), { recursive: true });
  for (const { file, after } of edits) replace(join(folder, file), after);
}

/** Writes the file aside and swaps it in, so that a full disk leaves the old one whole. */
function replace(file: string, text: string): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  const next = `${target}.next`;
  try {
    writeFileSync(next, text, { mode: statSync(target, { throwIfNoEntry: false })?.mode });
    renameSync(next, target);
  } finally {
    rmSync(next, { force: true });
  }
}
