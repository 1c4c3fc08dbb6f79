import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file under a temporary name and then renames it, so that a full disk can't leave half a file. */
export function replaceFile(path: string, data: string | Uint8Array): void {
  writeFileSync(`${path}.next`, data);
  renameSync(`${path}.next`, path);
}
