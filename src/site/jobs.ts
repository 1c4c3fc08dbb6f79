import type { Content } from './files/content-folder.ts';
import type { Area, Job } from './site.ts';

/** Maximum number of jobs on one page. The photographs of more jobs would need more bytes than the rest of the page. */
const most = 3;

/** All jobs, newest month first. Jobs of the same month are sorted by file name, in reverse. */
export function jobsOf({ jobs }: Content): Job[] {
  return [...jobs]
    .map(([name, own]) => ({ ...own, name }))
    .sort((one, other) => other.month.localeCompare(one.month) || other.name.localeCompare(one.name));
}

/** Jobs, and the areas with a page of their own. */
interface JobPlaces {
  areas: readonly Pick<Area, 'name' | 'path'>[];
  jobs: readonly Job[];
}

/**
 * The newest jobs that a page shows, at most three: those in the town of an area page, and those that list the page under `pages`. Services
 * shows jobs that list no pages and are in a town without an area page.
 */
export function jobsFor({ areas, jobs }: JobPlaces, path: string): Job[] {
  const town = areas.find((area) => area.path === path)?.name;
  const isShown = (job: Job) => {
    const { pages = areas.some(({ name }) => name === job.town) ? [] : ['/services'] } = job;
    return job.town === town || pages.some((page) => page === path);
  };
  return jobs.filter(isShown).slice(0, most);
}
