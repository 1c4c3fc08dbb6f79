import { jobsFor } from './jobs.ts';
import { isMain, type MainPath, mainFiles } from './pages.ts';
import type { Facts } from './types.ts';

/** The files that a main page has bands of, beside its own. */
const bandsOf: Record<MainPath, readonly string[]> = {
  '/': ['house', 'emergency'],
  '/services': ['emergency'],
  '/power-flushing': ['powder-flushing', 'trade-words'],
  '/about': ['badges'],
  '/areas': ['map', 'emergency'],
  '/contact': ['emergency'],
};

/**
 * The files of content/ that the bands of a page come from: when one of them changes, the page says something else. What
 * pages of all kinds share doesn't count, since it makes none of them worth reading again: business.config.ts, header and
 * footer, labels, the lines of safety, single badges, postcodes, and what one page says of another, such as an area's name.
 * @returns the files' paths from the project's root
 */
export function filesOf(facts: Facts, path: string): string[] {
  const { areas, business, words } = facts;
  const area = areas.find((candidate) => candidate.path === path);
  // Lists count where the page shows an entry of them.
  const lists = {
    people: path === '/about' && words.people.length > 0,
    prices: words.prices.items.some(({ pages }) => pages.some((page) => page === path)),
    reviews: words.reviews.items.some(({ town }) => (path === '/' ? business.reviews : town === area?.name)),
  };
  const names = [
    ...(area ? [`areas/${area.slug}`, 'area-page', 'powder-flushing'] : []),
    ...(isMain(path) ? [mainFiles[path], ...bandsOf[path]] : []),
    ...Object.entries(lists).flatMap(([name, isShown]) => (isShown ? [name] : [])),
    ...jobsFor(facts, path).map(({ name }) => `jobs/${name}`),
  ];
  return names.map((name) => `content/${name}.yaml`);
}
