import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the packages, since it's this machine's own too. Without it the next build takes longer: two or three seconds for each photograph. */
const folder = 'node_modules/.cache/made';

/**
 * Reads what an earlier build made of the same things, or makes it.
 * @param from the files and folders of the code that makes it, and a text that says what it is made from
 */
export async function madeOnce(
  from: { code: readonly string[]; source: string },
  make: () => Promise<Buffer>,
): Promise<Buffer<ArrayBuffer>> {
  const all = ['package.json', ...from.code].map(contentOf).join('\n') + from.source;
  const file = join(folder, createHash('sha256').update(all).digest('hex'));
  if (existsSync(file)) return readFileSync(file);
  const made = Buffer.from(await make());
  mkdirSync(folder, { recursive: true });
  // Another build may read or write it at the same time, or stop half-way.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, made);
  renameSync(part, file);
  return made;
}

/** A file's text, or that of all files in a folder. */
function contentOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8');
  return readdirSync(path)
    .sort()
    .map((name) => contentOf(join(path, name)))
    .join('\n');
}
