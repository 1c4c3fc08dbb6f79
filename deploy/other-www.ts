/** The address that people type as well: with "www." where the site's has none, and without it where it has. */
export function otherWww(site: string): string {
  return site.includes('//www.') ? site.replace('//www.', '//') : site.replace('//', '//www.');
}
