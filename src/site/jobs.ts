import type { Content } from './files/content-folder.ts';
import type { Job, SiteTexts } from './site.ts';

/** Jobs that one page shows: more would weigh as much as the page. */
const most = 3;

/** The jobs, the newest first; within a month, by the names of their files from the last to the first. */
export function jobsOf({ jobs }: Content): Job[] {
  return [...jobs]
    .map(([name, own]) => ({ ...own, name }))
    .sort((one, other) => other.month.localeCompare(one.month) || other.name.localeCompare(one.name));
}

/** The newest jobs of a page: those that were done in its town, or that name the page. */
export function jobsFor({ areas, jobs }: Pick<SiteTexts, 'areas' | 'jobs'>, path: string): Job[] {
  const town = areas.find((area) => area.path === path)?.name;
  return jobs.filter((job) => job.town === town || job.pages?.some((page) => page === path)).slice(0, most);
}
