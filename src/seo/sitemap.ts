/** As many addresses as a sitemap may have (sitemaps.org 0.9). */
const sitemapLimit = 50_000;

/**
 * The sitemap, of one file or, where there are too many pages for one, of an index and its parts. Only addresses, since search
 * engines ignore the rest unless it is accurate.
 * @param site the address of the site, without a slash at the end
 * @returns the text of each file by its name, `sitemap.xml` first
 */
export function sitemaps(site: string, paths: readonly string[], limit = sitemapLimit): ReadonlyMap<string, string> {
  const addresses = paths.map((path) => site + path);
  if (addresses.length <= limit) return new Map([['sitemap.xml', file('urlset', 'url', addresses)]]);
  const parts = Array.from({ length: Math.ceil(addresses.length / limit) }, (_, part): [string, string] => {
    const own = addresses.slice(part * limit, (part + 1) * limit);
    return [`sitemap-${part + 1}.xml`, file('urlset', 'url', own)];
  });
  const names = parts.map(([name]) => `${site}/${name}`);
  return new Map([['sitemap.xml', file('sitemapindex', 'sitemap', names)], ...parts]);
}

function file(list: string, entry: string, addresses: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>`).join('\n')}
</${list}>
`;
}
