import type { CheerioAPI } from 'cheerio';

/**
 * Where the links of a page lead on its own site, however they are written.
 * @param address of the page
 */
export function linksOf($: CheerioAPI, address: string): URL[] {
  const { origin } = new URL(address);
  return attributes($, 'a[href]', 'href')
    .map((href) => new URL(href, address))
    .filter((link) => link.origin === origin);
}

/** The files that a page needs, or is shown with, as it writes them. */
export function filesOf($: CheerioAPI): string[] {
  const styles = $('style').text();
  return [
    ...attributes($, '[src]', 'src'),
    ...attributes($, 'link:not([rel="canonical"])', 'href'),
    ...attributes($, 'use[href^="/"], image[href]', 'href'),
    ...attributes($, '[data-tooltips]', 'data-tooltips'),
    ...attributes($, 'meta[property="og:image"]', 'content'),
    ...attributes($, '[srcset]', 'srcset').flatMap((set) => set.split(', ').map((each) => each.split(' ')[0] ?? '')),
    ...[...styles.matchAll(/url\(["']?((?!data:)[^)"']+)/g)].map(([, file = '']) => file),
  ].filter((file) => file !== '' && !file.startsWith('data:'));
}

const attributes = ($: CheerioAPI, selector: string, name: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? '');
