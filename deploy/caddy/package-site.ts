import { cpSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { hostRules } from '../host-rules.ts';
import { rulePaths, siteFiles } from '../site-files.ts';
import { caddyfile } from './caddyfile.ts';

/**
 * Writes what one's own machine serves the site from: the files, each also compressed, and Caddy's settings.
 * @param built the site
 * @param folder what is written; whatever was in it goes
 * @param address of the site, such as "https://www.your-firm.co.uk"
 */
export function packageSite(built: string, folder: string, address: string): void {
  const files = siteFiles(built).filter((file) => !rulePaths.includes(file));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    const path = join(folder, 'site', file);
    cpSync(join(built, file), path, { preserveTimestamps: true });
    if (!compressedAlready.test(file)) compress(path);
  }
  writeFileSync(join(folder, 'Caddyfile'), caddyfile(hostRules(files), address));
}

/** Pictures and fonts that get no smaller. */
const compressedAlready = /\.(avif|ico|png|webp|woff2)$/;

/** Writes each compressed form that is smaller beside a file, and as old: Caddy makes its entity tag of size and date. */
function compress(file: string): void {
  const bytes = readFileSync(file);
  const { atime, mtime } = statSync(file);
  for (const [ending, form] of Object.entries(forms)) {
    const compressed = form(bytes);
    if (compressed.length >= bytes.length) continue;
    writeFileSync(file + ending, compressed);
    utimesSync(file + ending, atime, mtime);
  }
}

/** At the highest levels that browsers can read: this is done once, and served often. */
const forms: Record<string, (bytes: Buffer) => Buffer> = {
  '.br': (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.zst': (bytes) => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  '.gz': (bytes) => gzipSync(bytes, { level: 9 }),
};
