import { readFileSync } from 'node:fs';

/** What a site's files are, by the ends of their names. Caddy is told all of them, since it asks the machine that it runs on. */
export const contentTypes = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/**
 * The headers of a site, as Cloudflare reads them: those of every site, and of files whose names this one decides.
 * @param files what it consists of, as paths from its root
 */
export function headerRules(files: readonly string[]): string {
  // A phone knows a contact by this type.
  const contacts = files
    .filter((file) => file.endsWith('.vcf'))
    .map((file) => `${file}\n  Content-Type: ${contentTypes.vcf}`);
  const kept = hashedFiles(files).map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable`);
  return [readFileSync('deploy/cloudflare/_headers', 'utf8'), ...contacts, ...kept, ''].join('\n');
}

/** Cloudflare reads 100 rules; photographs beyond this many are asked for each time. */
const mostHashed = 90;

/**
 * Files whose names change with their content are kept for good. They are named one by one: a host gives these headers
 * to its 404 as well, and a file that is missing now may come.
 */
function hashedFiles(files: readonly string[]): string[] {
  const paths = files.flatMap((file) => hashed.exec(file)?.[0] ?? []);
  // The sizes of one photograph have one rule.
  return [...new Set(paths.map((path) => (path.endsWith('-') ? `${path}*` : path)))].slice(0, mostHashed);
}

const hashed = /^\/(_astro\/.+|[a-z-]+-[\da-f]{8}\.(js|woff2)|photographs\/.+-[\da-f]{6}-(?=\d+\.\w+$))/;
