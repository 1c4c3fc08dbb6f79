import { readFileSync } from 'node:fs';
import { isVerification } from './site-files.ts';

/** Content types by file name extension. Caddy gets this whole list. Without it, Caddy would use the types set on its machine. */
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

/** Headers that a host sends with the answers at some paths. */
export interface HeaderRule {
  /** Path on the site; `*` stands for any text. */
  path: string;
  /** Headers to send. A header replaces one of the same name from an earlier rule. */
  headers: { name: string; value: string }[];
}

/**
 * Parses rules in Cloudflare's format for `_headers`. Cloudflare joins the values of a header that several rules set, so `_headers` removes
 * the earlier value (`! Name`) before it sets a new one. Those lines are skipped, because in the parsed rules a later value replaces an
 * earlier one. A removal without a new value is not supported.
 * @throws when a line can't be read, since ignoring it could leave out a header unnoticed
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

/** A redirect. `*` in `from` stands for any text, and `:splat` in `to` for the text that `*` matched. */
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
 * Header rules of a site in Cloudflare's format: those of deploy/cloudflare/_headers, then rules for single files of this site.
 * @param files files of the site, as paths from its root
 */
export function headerRules(files: readonly string[]): string {
  // Phones recognise a contact card by this content type.
  const contacts = files
    .filter((file) => file.endsWith('.vcf'))
    .map((file) => `${file}\n  Content-Type: ${contentTypes.vcf}`);
  const cached = hashedFiles(files).map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable`);
  return [withLf(readFileSync('deploy/cloudflare/_headers', 'utf8')), ...contacts, ...cached, ''].join('\n');
}

/** Replaces line ends of CRLF, which git or an editor may write on Windows, with LF. */
export const withLf = (text: string): string => text.replaceAll('\r\n', '\n');

/**
 * Redirect rules of a site in Cloudflare's format: for verification files of Google, for addresses of the firm's former site, then those of
 * deploy/cloudflare/_redirects. Rules for single addresses come first, because the general rules would remove a slash or `.html` at the end
 * of an address.
 * @param moved redirects from `redirectsOf` (src/site/redirects.ts)
 * @param files files of the site, as paths from its root
 */
export function redirectRules(moved: readonly { from: string; to: string }[], files: readonly string[]): string {
  // Google requests its verification file at its full path and follows no redirect. Without this rule, Cloudflare would redirect that path
  // to the path without .html.
  const unchanged = files
    .filter((file) => isVerification(file))
    .map((file) => `${file} ${file.replace('.html', '')} 200`);
  const lines = moved.map(({ from, to }) => `${from} ${to} 308`);
  return [...unchanged, ...lines, withLf(readFileSync('deploy/cloudflare/_redirects', 'utf8'))].join('\n');
}

/**
 * Maximum number of rules for files with a hash in their name. Cloudflare reads at most 100 rules in all. Further files have no rule, and
 * so are not cached for a year.
 */
const mostHashed = 90;

/**
 * Returns the paths of files that browsers may cache for a year, because the names contain a hash of the content. One pattern for all these
 * paths would be wrong: Cloudflare would send the header with the 404 page of a missing file too. A browser would then keep the 404 page
 * for a year, even if the file is published later.
 */
function hashedFiles(files: readonly string[]): string[] {
  const paths = files.flatMap((file) => hashed.exec(file)?.[0] ?? []);
  // All sizes of one photograph share a rule, which ends in `*`.
  return [...new Set(paths.map((path) => (path.endsWith('-') ? `${path}*` : path)))].slice(0, mostHashed);
}

const hashed = /^\/(_astro\/.+|[a-z-]+-[\da-f]{8}\.(js|woff2)|photographs\/.+-[\da-f]{6}-(?=\d+\.\w+$))/;
