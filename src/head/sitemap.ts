/** As many addresses as a sitemap may have (sitemaps.org 0.9). */
const sitemapLimit = 50_000;

/** A page as search engines are told of it. */
export interface ListedPage {
  path: string;
  /** When the files with its words last changed (ISO 8601), where that is known. */
  changed?: string | undefined;
}

/**
 * The sitemap, of one file or, where there are too many pages for one, of an index and its parts. Search engines read addresses,
 * and dates as long as these are true; how often a page changes, and which is more important, they ignore.
 * @param site the address of the site, without a slash at the end
 * @returns the text of each file by its name, `sitemap.xml` first
 */
export function sitemaps(
  site: string,
  pages: readonly ListedPage[],
  limit = sitemapLimit,
): ReadonlyMap<string, string> {
  const entries = pages.map(({ path, changed }) => entry('url', site + path, changed));
  if (entries.length <= limit) return new Map([['sitemap.xml', file('urlset', entries)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, part): [string, string] => {
    const own = entries.slice(part * limit, (part + 1) * limit);
    return [`sitemap-${part + 1}.xml`, file('urlset', own)];
  });
  const names = parts.map(([name]) => entry('sitemap', `${site}/${name}`));
  return new Map([['sitemap.xml', file('sitemapindex', names)], ...parts]);
}

function entry(name: 'sitemap' | 'url', address: string, changed?: string): string {
  const date = changed ? `<lastmod>${changed}</lastmod>` : '';
  return `<${name}><loc>${address}</loc>${date}</${name}>`;
}

function file(list: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${list}>
`;
}
