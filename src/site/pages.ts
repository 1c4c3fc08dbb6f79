import { anchors, errorPages, mainPages } from './page-list.ts';
import type { Business } from './schema/business.ts';
import type { Area, Page, SiteTexts } from './site.ts';

/**
 * All pages, with the words that others show of them.
 * @returns the navigation in its order, the areas, the error pages
 */
export function pagesOf(business: Business, words: SiteTexts['words'], areas: readonly Area[]): Page[] {
  const title = (own: string) => withFirm(own, business);
  const ring = (text: string) => `${text} Call ${business.searchPhone.text}.`;
  const main = Object.entries(mainPages).map(([path, { file }]): Page => {
    const own = words[file];
    // Types say so too, but nothing checks them before a build.
    if (!own)
      throw new Error(`${path} has no words: name content/${file}.yaml and its schema in src/site/files/content.ts`);
    const description = file === 'areas' || file === 'contact' ? ring(own.description) : own.description;
    return { path, name: own.name, title: title(own.title), description, kind: 'main' };
  });
  const ofAreas = areas.map(
    ({ path, name, sharedWords, searchSummary = sharedWords.searchSummary, noCallOutCharge }): Page => {
      const free = noCallOutCharge && sharedWords.noCharge ? ` ${sharedWords.noCharge}` : '';
      const description = ring(`${searchSummary} ${sharedWords.search}${free}`);
      return { path, name, title: title(sharedWords.title), description, kind: 'area' };
    },
  );
  const errors = Object.entries(errorPages).map(([path, { file }]): Page => {
    const own = words[file];
    return { path, name: own.title, title: title(own.title), description: own.description, kind: 'error' };
  });
  return [...main, ...ofAreas, ...errors];
}

/** The firm's name follows where search results show all of it; they have it beside the address, too. */
function withFirm(title: string, { shortName }: Business): string {
  const whole = `${title} | ${shortName}`;
  return whole.length > longestTitle ? title : whole;
}

/** About as many characters of a title as search results show: a line of 580 pixels in Arial at 20 pixels. */
export const longestTitle = 62;

/**
 * Finds a page on the list.
 * @throws when it is not there: a page without an entry has no title, no place in the sitemap and no link to it
 */
export function pageAt({ pages }: SiteTexts, path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (page) return page;
  throw new Error(`${path} is not on the list of pages (src/site/page-list.ts)`);
}

/** The pages of the navigation, in its order. */
export function mainPagesOf({ pages }: SiteTexts): Page[] {
  return pages.filter(({ kind }) => kind === 'main');
}

/** The paths that answer with a page of their own. */
export function routesOf({ pages }: SiteTexts): string[] {
  return pages.filter(({ kind }) => kind !== 'error').map(({ path }) => path);
}

/** The bands that words may lead to, without those that the firm leaves out. */
export function anchorsOf({ business, words }: Pick<SiteTexts, 'business' | 'words'>): string[] {
  const isThere: Partial<Record<(typeof anchors)[number], boolean>> = {
    '/power-flushing#powder': Boolean(business.powderFlushing),
    '/services#new-boiler': Boolean(words.services.newBoiler),
    '/services#boiler-service': Boolean(words.services.boilerService),
  };
  return anchors.filter((anchor) => isThere[anchor] ?? true);
}
