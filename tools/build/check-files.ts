import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { load } from 'cheerio';
import { contentTypes } from '../../deploy/host-rules.ts';
import { addressOf, siteFiles } from '../../deploy/site-files.ts';
import { UserError } from './explain.ts';

/**
 * Checks that the built site has every file that its pages, styles, scripts and manifest ask for, such as fonts and pictures.
 * @param folder folder that the site was written to
 * @param origin address of the site, such as `https://www.your-firm.co.uk`
 * @throws {UserError} with each missing file and the first file that asks for it
 */
export function checkFiles(folder: string, origin: string): void {
  const files = siteFiles(folder);
  const written = new Set(files);
  const missing = new Map<string, string>();
  for (const file of files) {
    const wanted = (addressesIn[extname(file)] ?? (() => []))(readFileSync(folder + file, 'utf8'));
    for (const address of wanted) {
      const path = pathOf(address, origin + file);
      if (path && !written.has(path) && !missing.has(path)) missing.set(path, addressOf(file));
    }
  }
  if (missing.size === 0) return;
  const lines = [...missing].map(([path, file]) => `${file}: asks for ${path}, which was not written`);
  throw new UserError(lines.join('\n'));
}

/** Functions that find the addresses in a file's text, by file name extension. */
const addressesIn: Record<string, (text: string) => string[]> = {
  '.html': inHtml,
  '.css': inStyles,
  '.js': inQuotes,
  '.webmanifest': inQuotes,
};

function inHtml(html: string): string[] {
  const $ = load(html);
  const values = $('*')
    .toArray()
    .flatMap((element) => Object.values($(element).attr() ?? {}));
  const code = $('style, script')
    .toArray()
    .map((element) => $(element).text());
  // Splits attributes such as `srcset`, which has several addresses with spaces and commas between them.
  return [
    ...values.flatMap((value) => value.split(/[\s,]+/)),
    ...[...values, ...code].flatMap(inStyles),
    ...code.flatMap(inQuotes),
  ];
}

function inStyles(css: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);
}

function inQuotes(script: string): string[] {
  return [...script.matchAll(/["'`](\/[^"'`\s]+)["'`]/g)].map(([, address = '']) => address);
}

/**
 * Path of the file of this site that an address leads to. Undefined for pages, other sites, `data:` addresses, file types that are not in
 * `contentTypes`, and text in code that only looks like an address.
 */
function pathOf(address: string, base: string): string | undefined {
  const isPath = /^(https?:\/)?\/[^/]/.test(address) || base.endsWith('.css');
  if (!isPath || !URL.canParse(address, base)) return undefined;
  const { origin, pathname } = new URL(address, base);
  const ending = extname(pathname).slice(1);
  const isOwnFile = origin === new URL(base).origin && ending !== 'html' && Object.hasOwn(contentTypes, ending);
  return isOwnFile ? decodeURI(pathname) : undefined;
}
