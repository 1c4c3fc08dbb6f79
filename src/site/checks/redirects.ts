import { errorPages } from '../page-list.ts';
import { routesOf } from '../pages.ts';
import type { Redirect } from '../schema/redirects.ts';
import type { SiteTexts } from '../site.ts';
import { linkTargets } from './links.ts';
import type { EntryProblem } from './problems.ts';

/** Finds redirects that start at a page or PDF document of this site, appear twice, or don't lead straight to one of the `linkTargets`. */
export function checkRedirects(
  site: SiteTexts,
  redirects: readonly Redirect[],
  downloads: readonly string[],
): EntryProblem[] {
  const targets = linkTargets(site, downloads);
  const pages = [...routesOf(site), ...Object.keys(errorPages), ...downloads];
  return redirects.flatMap(({ from, to, written }, index) => {
    const problem = (value: string, expected: string): EntryProblem[] => [
      { file: 'redirects', field: [written], value, expected },
    ];
    // The host redirects `/about.html` to `/about`, and `/index` to `/`, so these addresses count as addresses of the page.
    const page = from.replace(/\.html$/, '').replace(/(^|\/)index$/, '') || '/';
    if (pages.includes(page))
      return problem(
        written,
        `an address that this site doesn't use: ${page} is a page of its own, so remove this line`,
      );
    const first = redirects.findIndex((other) => other.from.toLowerCase() === from.toLowerCase());
    if (first < index) return problem(written, `each address once: ${redirects[first]?.written} is the same`);
    if (targets.has(to)) return [];
    const isOld = redirects.some((other) => other.from === to);
    const expected = `${isOld ? 'the page where that line leads, in one step' : 'a page of this site'}: ${[...targets].join(', ')}`;
    return problem(to, expected);
  });
}
