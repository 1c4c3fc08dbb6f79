/** As many addresses as a sitemap may have (sitemaps.org 0.9). */
export const sitemapLimit = 50_000;

/**
 * The sitemap, of one file or, where there are too many pages for one, of an index and its parts. Only addresses, since search
 * engines ignore the rest unless it is accurate.
 * @param site the address of the site, without a slash at the end
 * @returns the text of each file by its name, `sitemap.xml` first
 */
export function sitemaps(site: string, paths: readonly string[], limit = sitemapLimit): ReadonlyMap<string, string> {
  const parts = Array.from({ length: Math.ceil(paths.length / limit) }, (_, part) =>
    paths.slice(part * limit, (part + 1) * limit),
  );
  const texts = parts.map((part) =>
    file(
      'urlset',
      'url',
      part.map((path) => site + path),
    ),
  );
  if (texts.length <= 1) return new Map([['sitemap.xml', texts[0] ?? '']]);
  const names = texts.map((_, part) => `sitemap-${part + 1}.xml`);
  const index = file(
    'sitemapindex',
    'sitemap',
    names.map((name) => `${site}/${name}`),
  );
  return new Map([['sitemap.xml', index], ...names.map((name, part): [string, string] => [name, texts[part] ?? ''])]);
}

function file(list: string, entry: string, addresses: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>`).join('\n')}
</${list}>
`;
}
