import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { htmlFiles, pathOf } from '../build/check-pages.ts';
import { type ContactCard, readContactCard } from './contact-card.ts';

/** What others show of a page: search engines, and whoever shares it. */
export interface SharedPage {
  path: string;
  /** As the navigation or the breadcrumb calls it. */
  name: string;
  address: URL;
  title: string;
  description: string;
  siteName: string;
  /** What a link is shared with. */
  shared: { title: string; description: string; picture?: SharedPicture };
}

export interface SharedPicture {
  /** From the site's root. */
  path: string;
  alt: string;
}

/** The built site, as others show it. */
export interface SharedSite {
  /** In the order of the sitemap. */
  pages: readonly SharedPage[];
  /** The mark in the browser's tab, from the site's root. */
  icon?: string;
  card?: ContactCard;
}

/**
 * Reads from a built site what its pages say of themselves.
 * @param folder where it was built
 */
export function readSharedSite(folder: string): SharedSite {
  const order = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const all = htmlFiles(folder).map((file): [string, CheerioAPI] => [
    pathOf(file),
    load(readFileSync(join(folder, file), 'utf8')),
  ]);
  const listed = all.filter(([, $]) => addressOf($) !== undefined);
  const place = ([, $]: [string, CheerioAPI]) => order.indexOf(`<loc>${addressOf($)}</loc>`);
  const pages = listed.toSorted((one, other) => place(one) - place(other));
  const [icon] = pages.flatMap(([, $]) => $('link[rel="icon"]').first().attr('href') ?? []);
  const [card] = pages.flatMap(([, $]) => $('a[href$=".vcf"]').first().attr('href') ?? []);
  return {
    pages: pages.map(([path, $]) => sharedPage(path, $)),
    ...(icon && existsSync(join(folder, icon)) && { icon }),
    ...(card && { card: readContactCard(readFileSync(join(folder, card), 'utf8')) }),
  };
}

function sharedPage(path: string, $: CheerioAPI): SharedPage {
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  const picture = meta('og:image');
  return {
    path,
    name: $('nav [aria-current="page"]').last().text().trim(),
    address: new URL(addressOf($) ?? ''),
    title: $('head > title').text(),
    description: meta('description'),
    siteName: meta('og:site_name'),
    shared: {
      title: meta('og:title'),
      description: meta('og:description'),
      ...(picture && { picture: { path: new URL(picture).pathname, alt: meta('og:image:alt') } }),
    },
  };
}

/** Where search engines find the page; error pages have no such address. */
function addressOf($: CheerioAPI): string | undefined {
  return $('link[rel="canonical"]').attr('href');
}
