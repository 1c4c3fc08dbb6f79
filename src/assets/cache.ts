import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the cache, inside node_modules because it also belongs to one machine. After deleting it, a build takes 2 to 3 seconds more for each photograph. */
const folder = 'node_modules/.cache/made';

/**
 * Returns the cached result for these inputs, or computes it.
 * @param from the inputs: files and folders of the code that computes the result, and a text that identifies the data
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
  // Renamed when complete: another build may read it at the same time, and this one may be stopped half-way.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, made);
  renameSync(part, file);
  return made;
}

/** Text of a file, or of all files in a folder. */
function contentOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8');
  return readdirSync(path)
    .sort()
    .map((name) => contentOf(join(path, name)))
    .join('\n');
}
