import { readFileSync } from 'node:fs';
import { isVerification } from './site-files.ts';

/** Content types by file name extension. Caddy gets all of them, since otherwise it would use the types of its machine. */
export const contentTypes = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Headers of the answers at some addresses. */
export interface HeaderRule {
  /** Path of an address; `*` stands for any text. */
  path: string;
  /** Headers to send. They replace the values of earlier rules. */
  headers: { name: string; value: string }[];
}

/**
 * Parses rules in Cloudflare's format for `_headers`. A line that removes a header (`!`) has no effect, since a later value replaces it.
 * @throws when a line can't be read. Otherwise a header could be missing without notice
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
    else if (name && value && rules.length > 0) rules.at(-1)?.headers.push({ name, value });
    else if (!/^\s*(#|$)|^\s+! [\w-]+\s*$/.test(line)) throw new Error(unreadable('_headers', index, line));
  }
  return rules;
}

/** A redirect from an address, in which `*` stands for any text; `:splat` in the target stands for the same text. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/**
 * Parses rules in Cloudflare's format for `_redirects`.
 * @throws when a line can't be read
 */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, from, to, status = '302'] = /^\s*(\/\S*)\s+(\S+)(?:\s+(\d{3}))?\s*$/.exec(line) ?? [];
    if (!from || !to) throw new Error(unreadable('_redirects', index, line));
    return [{ from, to, status: Number(status) }];
  });
}

const unreadable = (file: string, index: number, line: string) =>
  `${file}:${index + 1}: found "${line.trim()}", which is not a rule in Cloudflare’s format`;

/**
 * The header rules of a site in the format of Cloudflare: deploy/cloudflare/_headers, and rules for the files of this site.
 * @param files files of the site, as paths from its root
 */
export function headerRules(files: readonly string[]): string {
  // A phone recognises a contact card by this type.
  const contacts = files
    .filter((file) => file.endsWith('.vcf'))
    .map((file) => `${file}\n  Content-Type: ${contentTypes.vcf}`);
  const cached = hashedFiles(files).map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable`);
  return [withLf(readFileSync('deploy/cloudflare/_headers', 'utf8')), ...contacts, ...cached, ''].join('\n');
}

/** Text with line ends of LF, whatever the editor or git wrote. */
export const withLf = (text: string): string => text.replaceAll('\r\n', '\n');

/**
 * The redirects of a site in the format of Cloudflare: addresses of the firm's former site, then deploy/cloudflare/_redirects. Rules for
 * single addresses come before the general ones, which would remove the slash or `.html` from their ends.
 * @param moved redirects from `redirectsOf` (src/site/redirects.ts)
 * @param files files of the site, as paths from its root
 */
export function redirectRules(moved: readonly { from: string; to: string }[], files: readonly string[]): string {
  // Google requests its file at this address only, and follows no redirect.
  const unchanged = files
    .filter((file) => isVerification(file))
    .map((file) => `${file} ${file.replace('.html', '')} 200`);
  const lines = moved.map(({ from, to }) => `${from} ${to} 308`);
  return [...unchanged, ...lines, withLf(readFileSync('deploy/cloudflare/_redirects', 'utf8'))].join('\n');
}

/** Cloudflare reads at most 100 rules. Further files are not cached for a year. */
const mostHashed = 90;

/**
 * Paths of the files that browsers may cache for a year, since their names contain a hash of their content. Each has a rule of its own:
 * with a pattern, Cloudflare would send the header with its 404 page too, and the browser would not ask again for a file that comes later.
 */
function hashedFiles(files: readonly string[]): string[] {
  const paths = files.flatMap((file) => hashed.exec(file)?.[0] ?? []);
  // One rule for all sizes of a photograph.
  return [...new Set(paths.map((path) => (path.endsWith('-') ? `${path}*` : path)))].slice(0, mostHashed);
}

const hashed = /^\/(_astro\/.+|[a-z-]+-[\da-f]{8}\.(js|woff2)|photographs\/.+-[\da-f]{6}-(?=\d+\.\w+$))/;
