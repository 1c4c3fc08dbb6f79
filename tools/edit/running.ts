import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firmId } from '../content-files/firm-id.ts';

/**
 * Folder with a file for each firm whose editor (the page at /edit on which the owner edits the site) is running. The file contains the
 * editor's address with the key, so only this user may read it.
 */
const folder = 'node_modules/.cache/edit';

/** Path of the file with the address of a firm's editor. */
export const runningFile = (firm: string) => join(folder, firmId(firm));

/** Writes the address of a firm's editor into its file, and deletes the file when this program ends. */
export function rememberRunning(firm: string, address: string): void {
  const file = runningFile(firm);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Deletes the file first, because writing to an existing file would not change its permissions.
  rmSync(file, { force: true });
  writeFileSync(file, address, { mode: 0o600, flag: 'wx' });
  process.on('exit', () => rmSync(file, { force: true }));
  // Calls `exit` at these signals. Otherwise the signal would end the program without an `exit` event, and the file would stay.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
}

/**
 * Address of a firm's editor, with the key, if another program is serving it.
 * @returns undefined if no editor of this firm was started, if its file is damaged, or if none answers within 10 seconds, for instance after the computer was
 * switched off
 */
export async function runningAddress(firm: string): Promise<string | undefined> {
  const file = runningFile(firm);
  if (!existsSync(file)) return undefined;
  const address = readFileSync(file, 'utf8');
  // The file may be damaged, for instance after a power cut.
  if (!URL.canParse(address)) return undefined;
  const { origin, hash } = new URL(address);
  const headers = { Origin: origin, 'X-Key': hash.slice(1) };
  try {
    const { ok } = await fetch(`${origin}/edit/running`, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    return ok ? address : undefined;
  } catch {
    // No program answers at that address any more.
    return undefined;
  }
}
