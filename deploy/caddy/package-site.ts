import { cpSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { htaccess } from '../apache/htaccess.ts';
import {
  contentTypes,
  type HeaderRule,
  parseHeaderRules,
  parseRedirectRules,
  type RedirectRule,
  withLf,
} from '../host-rules.ts';
import { rulePaths, siteFiles } from '../site-files.ts';

/**
 * Writes a folder from which Caddy or Apache serves the site: the files of the site, with compressed copies of text files, and the settings
 * for both servers.
 * @param built folder of the built site
 * @param folder folder to write; anything in it is deleted
 * @param site address of the site, such as "https://www.your-firm.co.uk"
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
  const settings = withLf(readFileSync('deploy/caddy/Caddyfile', 'utf8'))
    .replaceAll('%SITE%', site)
    .replaceAll('%OTHER%', other)
    .replaceAll('%OTHER_HOST%', new URL(other).host);
  writeFileSync(join(folder, 'Caddyfile'), settings);
  const headerRules = parseHeaderRules(readFileSync(join(built, '_headers'), 'utf8'));
  writeFileSync(join(folder, 'headers'), headers(headerRules));
  const redirectRules = parseRedirectRules(readFileSync(join(built, '_redirects'), 'utf8'));
  writeFileSync(join(folder, 'redirects'), redirects(redirectRules));
  writeFileSync(
    join(folder, 'site/.htaccess'),
    htaccess({ headers: headerRules, redirects: redirectRules, site, other }),
  );
}

/** Returns the other spelling of the site's address: with "www." if `site` has none, otherwise without "www.". */
export function otherWww(site: string): string {
  return site.includes('//www.') ? site.replace('//www.', '//') : site.replace('//', '//www.');
}

/** Pictures and fonts, which are compressed already. */
const compressedAlready = /\.(avif|ico|png|webp|woff2)$/;

/**
 * Writes compressed copies (.br and .gz) beside a file. The copies get the date of the file, because Caddy derives entity tags (ETag) from
 * size and date.
 */
function compress(file: string): void {
  const { atime, mtime } = statSync(file);
  for (const [ending, compressWith] of [['.br', brotliCompressSync] as const, ['.gz', gzipSync] as const]) {
    writeFileSync(file + ending, compressWith(readFileSync(file)));
    utimesSync(file + ending, atime, mtime);
  }
}

/** Redirects of single addresses, in the syntax of a Caddyfile. deploy/caddy/Caddyfile has its own rules for redirects with a pattern. */
function redirects(rules: readonly RedirectRule[]): string {
  const single = rules.filter(({ from, status }) => status === 308 && !from.includes('*'));
  const lines = single.map(({ from, to }, index) => {
    const [path, hash] = to.split('#');
    return `@moved${index} path ${from}\nredir @moved${index} \`${path}?{query}${hash ? `#${hash}` : ''}\` 308`;
  });
  return [...lines, ''].join('\n');
}

/** Content types and header rules, in the syntax of a Caddyfile. */
function headers(rules: readonly HeaderRule[]): string {
  const lines = Object.entries(contentTypes).map(
    ([end, type]) => `@${end} path *.${end}\nheader @${end} Content-Type \`${type}\``,
  );
  const ofRules = rules.flatMap(({ path, headers }) =>
    headers.map(({ name, value }) => `header ${path} ${name} \`${value}\``),
  );
  return [...lines, ...ofRules].join('\n');
}
