import { anchors, errorPages, mainPages } from './page-list.ts';
import type { Business } from './schema/business.ts';
import type { Area, Page, SiteTexts } from './site.ts';

/** Every page, with its name, title and description: the navigation in its order, then the areas, then the error pages. */
export function pagesOf(business: Business, words: SiteTexts['words'], areas: readonly Area[]): Page[] {
  const title = (own: string) => withFirm(own, business);
  const { phone, searchPhone = phone } = business;
  const ring = (text: string) => `${text} Call ${searchPhone.text}.`;
  const main = Object.entries(mainPages).map(([path, { file }]): Page => {
    const own = words[file];
    const description = file === 'areas' || file === 'contact' ? ring(own.description) : own.description;
    return { path, name: own.name, title: title(own.title), description, kind: 'main' };
  });
  const ofAreas = areas.map(
    ({ path, name, sharedWords, searchSummary = sharedWords.searchSummary, noCallOutCharge }): Page => {
      const free = noCallOutCharge && sharedWords.noCharge ? ` ${sharedWords.noCharge}` : '';
      const description = ring(`${searchSummary} ${sharedWords.search}`) + free;
      return { path, name, title: title(sharedWords.title), description, kind: 'area' };
    },
  );
  const errors = Object.entries(errorPages).map(([path, { file }]): Page => {
    const own = words[file];
    return { path, name: own.title, title: title(own.title), description: own.description, kind: 'error' };
  });
  return [...main, ...ofAreas, ...errors];
}

/** Adds the firm's short name to a title, unless the whole would be longer than `longestTitle`. */
function withFirm(title: string, { shortName }: Business): string {
  const whole = `${title} | ${shortName}`;
  return whole.length > longestTitle ? title : whole;
}

/** Maximum number of characters that a search result shows of a title: about 580 pixels in Arial at 20 pixels. */
export const longestTitle = 62;

/**
 * Finds the page at a path.
 * @throws if the site has no such page, for instance because a new page is missing in page-list.ts
 */
export function pageAt({ pages }: SiteTexts, path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (page) return page;
  throw new Error(`${path} is not on the list of pages (src/site/page-list.ts)`);
}

/** Pages of the navigation, in its order. */
export function mainPagesOf({ pages }: SiteTexts): Page[] {
  return pages.filter(({ kind }) => kind === 'main');
}

/** Paths of all pages but the error pages. */
export function routesOf({ pages }: SiteTexts): string[] {
  return pages.filter(({ kind }) => kind !== 'error').map(({ path }) => path);
}

/** Entries of `anchors` (page-list.ts), without the bands (full-width sections of a page) that the firm's site doesn't have. */
export function anchorsOf({ business, words }: Pick<SiteTexts, 'business' | 'words'>): string[] {
  const hasPrices = (path: '/services' | '/power-flushing') =>
    words.prices.items.some(({ pages }) => pages.includes(path));
  const isThere: Partial<Record<(typeof anchors)[number], boolean>> = {
    '/#reviews': hasReviews(words),
    '/power-flushing#powder': Boolean(business.powderFlushing),
    '/power-flushing#prices': hasPrices('/power-flushing'),
    '/services#prices': hasPrices('/services'),
    '/services#new-boiler': Boolean(words.services.newBoiler),
    '/services#boiler-service': Boolean(words.services.boilerService),
  };
  return anchors.filter((anchor) => isThere[anchor] ?? true);
}

/** Whether Home has its band of reviews: with a rating, a quoted review, or both. */
export function hasReviews({ home, reviews }: SiteTexts['words']): boolean {
  return home.reviews !== undefined || reviews.items.length > 0;
}
