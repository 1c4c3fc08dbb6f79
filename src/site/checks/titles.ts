import { errorPages, mainPages } from '../page-list.ts';
import type { Page, SiteTexts } from '../site.ts';
import { type Entry, type EntryProblem, repeated } from './problems.ts';

/**
 * Maximum number of characters of an area page's title and heading, with the area's name filled in. Both are the limits that
 * schema/shared.ts sets for the other pages (`page`, `heading`).
 */
const longest = { title: 72, heading: 70 };

/**
 * Finds titles and descriptions that two pages share, areas with names too long for their title or heading, and a rating in structured data
 * that Home doesn't show. If fields of area-page.yaml lack the {area} that they must contain, reports only these fields.
 */
export function checkTitles(site: SiteTexts): EntryProblem[] {
  const nameless = templateWithoutName(site);
  if (nameless.length > 0) return nameless;
  const { areas, pages } = site;
  const long = areas.filter(
    ({ sharedWords }) => sharedWords.title.length > longest.title || sharedWords.heading.length > longest.heading,
  );
  const expected = 'a name that fits title and heading of content/area-page.yaml';
  return [
    ...ratingNotShown(site),
    ...long.map(({ slug, name }) => ({ file: `areas/${slug}`, field: ['name'], value: name, expected })),
    ...repeated(pages.map((page) => entryOf(page, 'title'))),
    ...repeated(pages.map((page) => entryOf(page, 'description'))),
  ];
}

/** Entry for the field in which an owner can change a page's title or description. */
function entryOf(page: Page, what: 'title' | 'description'): Entry {
  const { path, [what]: value } = page;
  const { file } = { ...mainPages, ...errorPages }[path] ?? {};
  if (file) return { file, field: [what], value };
  return { file: path.slice(1), field: [what === 'title' ? 'name' : 'searchSummary'], value };
}

/**
 * Finds a rating in structured data (`markup`) that the heading of the reviews on Home doesn't show. Google's rules for review snippets
 * forbid a rating that visitors can't see.
 */
function ratingNotShown({ business: { reviews }, words }: SiteTexts): EntryProblem[] {
  const value = words.home.reviews?.heading ?? '';
  if (!reviews?.markup || [reviews.rating, reviews.count].every((figure) => value.includes(String(figure)))) return [];
  const expected = 'a heading with {rating} and {reviews}, or markup: false under reviews in content/business.yaml';
  return [{ file: 'home', field: ['reviews', 'heading'], value, expected }];
}

/** Finds a title, description or heading in area-page.yaml without {area}. Such a text would be the same on all area pages. */
function templateWithoutName({ areas }: SiteTexts): EntryProblem[] {
  return (['title', 'searchSummary', 'heading'] as const).flatMap((field) => {
    const area = areas.find(({ name, sharedWords }) => !sharedWords[field].includes(name));
    if (!area) return [];
    const own = field === 'title' && area.isMainTown ? 'mainTownTitle' : field;
    const expected = 'text that names the place with {area}';
    return [{ file: 'area-page', field: [own], value: area.sharedWords[field], expected }];
  });
}
