/**
 * The sitemap: only addresses, since search engines ignore the rest unless it is accurate (sitemaps.org 0.9).
 * @param site the address of the site, without a slash at the end
 */
export function sitemap(site: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${site}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
