import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the packages, since it belongs to this machine too. Deleting it makes the next build slower: two or three seconds a photograph. */
const folder = 'node_modules/.cache/made';

/**
 * Returns the cached result for these inputs, or computes it.
 * @param from the inputs: files and folders of the code that computes it, and a text that identifies what it is computed from
 */
export async function cached(
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
