import { jobsFor } from '../../src/site/jobs.ts';
import { mainPages } from '../../src/site/page-list.ts';
import { routesOf } from '../../src/site/pages.ts';
import type { Site } from '../../src/site/site.ts';

/** Pages that show the files of words that several pages share. Of several such pages, the one that shows the most of the file. */
const sharedFiles: Readonly<Record<string, keyof typeof mainPages>> = {
  people: '/about',
  evidence: '/about',
  badges: '/about',
  prices: '/services',
  reviews: '/',
  photographs: '/',
  look: '/',
  house: '/',
  map: '/areas',
  'powder-flushing': '/power-flushing',
  'trade-words': '/power-flushing',
};

/**
 * Path of a page that shows what is in a content file. Undefined for a file that every page shows, such as business.yaml, and for one that
 * no page shows, such as a job in a town without a page.
 * @param file path in content/, without `.yaml`
 */
export function shownPage(file: string, site: Site): string | undefined {
  const [own] = Object.entries(mainPages).find(([, page]) => page.file === file) ?? [];
  const shared = file === 'area-page' || file === 'postcodes' ? site.areas[0]?.path : sharedFiles[file];
  return own ?? shared ?? routesOf(site).find((path) => path === `/${file}` || hasJob(file, path, site));
}

const hasJob = (file: string, path: string, site: Site) =>
  jobsFor(site, path).some(({ name }) => file === `jobs/${name}`);
