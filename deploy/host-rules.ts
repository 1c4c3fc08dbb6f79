import { readFileSync } from 'node:fs';

/** Content types by file name extension. Caddy gets all of them, since otherwise it would use the types of its machine. */
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
 * The header rules of a site in the format of Cloudflare: deploy/cloudflare/_headers, and rules for the files of this site.
 * @param files files of the site, as paths from its root
 */
export function headerRules(files: readonly string[]): string {
  // A phone recognises a contact card by this type.
  const contacts = files
    .filter((file) => file.endsWith('.vcf'))
    .map((file) => `${file}\n  Content-Type: ${contentTypes.vcf}`);
  const cached = hashedFiles(files).map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable`);
  return [readFileSync('deploy/cloudflare/_headers', 'utf8'), ...contacts, ...cached, ''].join('\n');
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
