import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folder of the cache. It is in node_modules because, like that folder, it isn't shared between machines and may be deleted. After a
 * deletion, the next build takes 2 to 3 seconds more for each photograph.
 */
const folder = 'node_modules/.cache/made';

/**
 * Returns the cached result for these inputs, or computes it.
 * @param from the inputs. `code`: files and folders with the code that computes the result; `source`: a text that identifies the data.
 * package.json is always an input too, since it has the versions of the libraries
 * @param make computes the result
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
  // The file gets its final name only when it is complete, because another build may read it at any time, and this build may be stopped.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, made);
  renameSync(part, file);
  return made;
}

/** Returns the text of a file, or of all files in a folder and its subfolders. */
function contentOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8');
  return readdirSync(path)
    .sort()
    .map((name) => contentOf(join(path, name)))
    .join('\n');
}
