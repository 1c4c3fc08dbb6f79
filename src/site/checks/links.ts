import { badgesOf } from '../explanations.ts';
import type { Content } from '../files/content-folder.ts';
import { anchors } from '../page-list.ts';
import { anchorsOf, routesOf } from '../pages.ts';
import { show } from '../problem.ts';
import type { SiteTexts } from '../site.ts';
import { linksIn } from '../text/sentence.ts';
import { textsOf } from '../text/texts.ts';
import { type EntryProblem, wordsByFile } from './problems.ts';

/**
 * Paths on this site that texts may link to: pages, services and items about carbon monoxide on Services, bands (full-width sections of a
 * page), badges on About (such as Gas Safe registered), the emergency band of each area's page, and PDF documents.
 */
export function linkTargets(site: SiteTexts, downloads: readonly string[]): ReadonlySet<string> {
  const { carbonMonoxide, services: cards } = site.words.services;
  const services = [...cards, ...carbonMonoxide.items].flatMap(({ id }) => (id ? [`/services#${id}`] : []));
  const badges = badgesOf(site.words.badges).map(({ id }) => `/about#${id}`);
  const bands = anchorsOf(site);
  const steps = site.areas.map(({ path }) => `${path}#emergency`);
  return new Set([...routesOf(site), ...services, ...bands, ...badges, ...steps, ...downloads]);
}

/**
 * Finds links in a site's texts that lead to none of the `linkTargets`.
 * @param downloads paths of the firm's PDF documents on the site
 */
export function checkLinks(site: SiteTexts, content: Content, downloads: readonly string[]): EntryProblem[] {
  const known = linkTargets(site, downloads);
  const expected = `a page of this site (a place has one while content/areas/ has its file), or a PDF in downloads/: ${[...known].join(', ')}`;
  return wordsByFile(content).flatMap(([file, words]) =>
    textsOf(words).flatMap(([field, value]) => {
      // The value of a field called `href` is the target of a link. Any other text may contain several links; one problem names all wrong
      // ones.
      const targets = field.at(-1) === 'href' ? [value] : linksIn(value);
      const wrong = targets.filter((target) => !known.has(target));
      if (wrong.length === 0) return [];
      const missing = wrong.filter((target) => anchors.some((anchor) => anchor === target)).join(' and ');
      const reason =
        missing &&
        `a link to a section that the site shows (the one at ${missing} was left out, or nothing is in it): `;
      return [{ file, field, value, found: wrong.map(show).join(' and '), expected: reason + expected }];
    }),
  );
}
