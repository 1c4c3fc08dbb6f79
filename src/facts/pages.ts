import type { Facts, Page } from './types.ts';

/** The pages of the navigation, in its order, and the file of content/ that has their words. */
export const mainFiles = {
  '/': 'home',
  '/services': 'services',
  '/power-flushing': 'power-flushing',
  '/about': 'about',
  '/areas': 'areas',
  '/contact': 'contact',
} as const;
export type MainPath = keyof typeof mainFiles;

/** Whether a page is in the navigation. */
export function isMain(path: string): path is MainPath {
  return path in mainFiles;
}

/** What the host answers an unknown path, and its own failures, with. */
export const errorFiles = { '/404': 'not-found', '/500': 'application-error' } as const;

/** Bands that words on other pages may lead to, beside the services and the badges; the pages give them these ids. */
export const anchors = [
  '/services#emergency',
  '/services#leak-detection',
  '/services#boiler-stopped',
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
