import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firmId } from '../content-files/firm-id.ts';

/** Folder of a file for each firm whose page is being served: its address with the key, which only this user may read. */
const folder = 'node_modules/.cache/edit';

/** Path of a firm's file in that folder. */
export const runningFile = (firm: string) => join(folder, firmId(firm));

/** Remembers the address of a firm's page until this program ends. */
export function rememberRunning(firm: string, address: string): void {
  const file = runningFile(firm);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A file that is there already would keep its mode.
  rmSync(file, { force: true });
  writeFileSync(file, address, { mode: 0o600, flag: 'wx' });
  process.on('exit', () => rmSync(file, { force: true }));
  // Ended by a signal alone, a program has no exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
}

/**
 * Address of a firm's page, with the key, if another program serves it already.
 * @returns undefined if none does, such as when its computer was switched off
 */
export async function runningAddress(firm: string): Promise<string | undefined> {
  const file = runningFile(firm);
  if (!existsSync(file)) return undefined;
  const address = readFileSync(file, 'utf8');
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
    // Nothing answers there any more.
    return undefined;
  }
}
