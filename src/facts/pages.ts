import type { Business } from './business.ts';
import type { Area, Facts, Page } from './types.ts';

/** The pages of the navigation, in its order, and the file of content/ that has their words. */
export const mainFiles = {
  '/': 'home',
  '/services': 'services',
  '/power-flushing': 'power-flushing',
  '/about': 'about',
  '/areas': 'areas',
  '/contact': 'contact',
} as const;

/** What the host answers an unknown path, and its own failures, with. */
export const errorFiles = { '/404': 'not-found', '/500': 'application-error' } as const;

/** Bands that words on other pages may lead to, beside the services and the badges; the pages give them these ids. */
export const anchors = [
  '/services#emergency',
  '/services#leak-detection',
  '/services#new-boiler',
  '/services#carbon-monoxide',
  '/services#customers',
  '/power-flushing#signs',
  '/power-flushing#powder',
  '/power-flushing#before-you-book',
  '/areas#response-times',
  '/contact#emergency',
  '/contact#quote',
  '/contact#ringing',
] as const;

/** Characters of a title that search results show. */
export const longestTitle = 66;

/**
 * The one list of pages.
 * @returns the navigation in its order, the areas, the error pages
 */
export function pagesOf(business: Business, words: Facts['words'], areas: readonly Area[]): Page[] {
  const title = (own: string) => withFirm(own, business);
  // Whoever reads of an area in a search result may want to ring at once.
  const ring = (text: string) => `${text} Call ${business.searchPhone.text}.`;
  const main = Object.entries(mainFiles).map(([path, file]): Page => {
    const own = words[file];
    const description = file === 'areas' || file === 'contact' ? ring(own.description) : own.description;
    return { path, name: own.name, title: title(own.title), description, kind: 'main' };
  });
  const ofAreas = areas.map(({ path, name, page, searchSummary }): Page => {
    return { path, name, title: title(page.title), description: ring(`${searchSummary} ${page.search}`), kind: 'area' };
  });
  const errors = Object.entries(errorFiles).map(([path, file]): Page => {
    const own = words[file];
    return { path, name: own.title, title: title(own.title), description: own.description, kind: 'error' };
  });
  return [...main, ...ofAreas, ...errors];
}

/**
 * Finds a page on the list.
 * @throws when it is not there: a page without an entry has no title, no place in the sitemap and no link to it
 */
export function pageAt({ pages }: Facts, path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (page) return page;
  throw new Error(`${path} is not on the list of pages (src/facts/pages.ts)`);
}

/** The pages of the navigation, in its order. */
export function mainPagesOf({ pages }: Facts): Page[] {
  return pages.filter(({ kind }) => kind === 'main');
}

/** The paths that answer with a page of their own. */
export function routesOf({ pages }: Facts): string[] {
  return pages.filter(({ kind }) => kind !== 'error').map(({ path }) => path);
}

function withFirm(title: string, { shortName }: Business): string {
  const whole = `${title} | ${shortName}`;
  return whole.length > longestTitle ? title : whole;
}
