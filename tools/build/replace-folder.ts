import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Moves a complete folder to the place of an earlier one, which is then deleted.
 * @param next the new folder
 * @param out its place
 * @returns earlier folders that could not be deleted, for instance because another user wrote them or a program uses a file in them
 * @throws when the new folder could not be moved; `out` is as it was
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

/** Name beside a folder that nothing has, such as `dist.old-1`. */
function unusedName(folder: string): string {
  let number = 1;
  while (existsSync(`${folder}.old-${number}`)) number += 1;
  return `${folder}.old-${number}`;
}

/** Earlier folders that this or another build could not delete. */
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
