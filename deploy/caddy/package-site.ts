import { cpSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentTypes } from '../host-rules.ts';
import { rulePaths, siteFiles } from '../site-files.ts';

/**
 * Writes what one's own machine serves the site from: the files, each also compressed, and Caddy's settings.
 * @param built the site
 * @param folder what is written; whatever was in it goes
 * @param site its address, such as "https://www.your-firm.co.uk"
 */
export function packageSite(built: string, folder: string, site: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of siteFiles(built).filter((name) => !rulePaths.includes(name))) {
    const path = join(folder, 'site', file);
    cpSync(join(built, file), path, { preserveTimestamps: true });
    if (!compressedAlready.test(file)) compress(path);
  }
  const other = otherWww(site);
  const settings = readFileSync('deploy/caddy/Caddyfile', 'utf8')
    .replaceAll('%SITE%', site)
    .replaceAll('%OTHER%', other)
    .replaceAll('%OTHER_HOST%', new URL(other).host);
  writeFileSync(join(folder, 'Caddyfile'), settings);
  writeFileSync(join(folder, 'headers'), headers(readFileSync(join(built, '_headers'), 'utf8')));
}

/** The address that people type as well: with "www." where the site's has none, and without it where it has. */
export function otherWww(site: string): string {
  return site.includes('//www.') ? site.replace('//www.', '//') : site.replace('//', '//www.');
}

/** Pictures and fonts that get no smaller. */
const compressedAlready = /\.(avif|ico|png|webp|woff2)$/;

/** Writes a file's compressed forms beside it, and as old: Caddy makes its entity tag of size and date. */
function compress(file: string): void {
  const { atime, mtime } = statSync(file);
  for (const [ending, form] of [['.br', brotliCompressSync] as const, ['.gz', gzipSync] as const]) {
    writeFileSync(file + ending, form(readFileSync(file)));
    utimesSync(file + ending, atime, mtime);
  }
}

/** The types of files and Cloudflare's rules for headers, in Caddy's language. */
function headers(rules: string): string {
  const types = Object.entries(contentTypes).map(
    ([end, type]) => `@${end} path *.${end}\nheader @${end} Content-Type \`${type}\``,
  );
  let path = '';
  for (const line of rules.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) path = line;
    if (name) types.push(`header ${path} ${name} \`${value}\``);
  }
  return types.join('\n');
}
