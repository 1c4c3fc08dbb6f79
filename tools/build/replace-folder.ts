import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Moves a complete folder to the path of an earlier folder, and deletes the earlier folder.
 * @param next the new folder
 * @param out path that the new folder gets
 * @returns paths of earlier folders that could not be deleted, for instance because another user owns their files or a program uses one
 * @throws when the new folder can't be moved; `out` is then as it was before
 */
export function replaceFolder(next: string, out: string): string[] {
  const old = existsSync(out) ? unusedName(out) : undefined;
  if (old) renameSync(out, old);
  try {
    renameSync(next, out);
  } catch (error) {
    if (old) renameSync(old, out);
    throw error;
  }
  return leftovers(out).filter((folder) => !remove(folder));
}

/** An unused path beside a folder, such as `dist.old-1` beside `dist`. */
function unusedName(folder: string): string {
  let number = 1;
  while (existsSync(`${folder}.old-${number}`)) number += 1;
  return `${folder}.old-${number}`;
}

/** Paths of earlier folders that still exist: that of this build, and those that earlier builds could not delete. */
function leftovers(out: string): string[] {
  return readdirSync(dirname(out))
    .filter((name) => name.startsWith(`${basename(out)}.old-`))
    .map((name) => join(dirname(out), name));
}

function remove(folder: string): boolean {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
}
