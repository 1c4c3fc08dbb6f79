import type { Content } from './files/content-folder.ts';
import type { Job, SiteTexts } from './site.ts';

/** Most jobs on one page. Their photographs would otherwise need more bytes than the rest of the page. */
const most = 3;

/** Jobs from the newest month to the oldest; those of one month by file name, last to first. */
export function jobsOf({ jobs }: Content): Job[] {
  return [...jobs]
    .map(([name, own]) => ({ ...own, name }))
    .sort((one, other) => other.month.localeCompare(one.month) || other.name.localeCompare(one.name));
}

/** Newest jobs for a page: those done in the town of the page, and those that name the page. */
export function jobsFor({ areas, jobs }: Pick<SiteTexts, 'areas' | 'jobs'>, path: string): Job[] {
  const town = areas.find((area) => area.path === path)?.name;
  return jobs.filter((job) => job.town === town || job.pages?.some((page) => page === path)).slice(0, most);
}
