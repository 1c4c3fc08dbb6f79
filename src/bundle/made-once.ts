import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the packages, since it's this machine's own too. Without it the next build takes longer: two or three seconds for each photograph. */
const folder = 'node_modules/.cache/made-once';

/**
 * Reads what an earlier build made of the same things, or makes it.
 * @param from the files and folders of the code that makes it, and a text that says what it is made from
 * @returns what was made; a file in the cache that was cut short or changed is made again
 */
export async function madeOnce(
  from: { code: readonly string[]; source: string },
  make: () => Promise<Buffer>,
): Promise<Buffer<ArrayBuffer>> {
  const name = digest(['package.json', ...from.code].map(contentOf).join('\n') + from.source).toString('hex');
  const file = join(folder, name);
  const kept = read(file);
  if (kept) return kept;
  const made = Buffer.from(await make());
  mkdirSync(folder, { recursive: true });
  // Another build may read or write it at the same time.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, Buffer.concat([digest(made), made]));
  renameSync(part, file);
  return made;
}

const digest = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const digestLength = 32;

/** What is in the cache's file, behind its own digest. */
function read(file: string): Buffer<ArrayBuffer> | undefined {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  const bytes = readFileSync(file);
  const content = Buffer.from(bytes.subarray(digestLength));
  return digest(content).equals(bytes.subarray(0, digestLength)) ? content : undefined;
}

/** A file's text, or that of all files in a folder. */
function contentOf(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8');
  return readdirSync(path)
    .sort()
    .map((name) => contentOf(join(path, name)))
    .join('\n');
}
