import { errorPages, mainPages } from '../page-list.ts';
import type { Page, SiteTexts } from '../site.ts';
import { type Entry, type EntryProblem, repeated } from './problems.ts';

/** Characters of an area's title and heading, beyond which they fill more lines than the rest of the page is made for. */
const longest = { title: 66, heading: 70 };

/** Each page has a title and a description of its own, and an area's name fits where the pages put it. */
export function checkTitles(site: SiteTexts): EntryProblem[] {
  const nameless = templateWithoutName(site);
  if (nameless.length > 0) return nameless;
  const { areas, pages } = site;
  const long = areas.filter(
    ({ sharedWords }) => sharedWords.title.length > longest.title || sharedWords.heading.length > longest.heading,
  );
  const expected = 'a name that fits title and heading of content/area-page.yaml';
  return [
    ...ratingUnsaid(site),
    ...long.map(({ slug, name }) => ({ file: `areas/${slug}`, field: ['name'], value: name, expected })),
    ...repeated(pages.map((page) => entryOf(page, 'title'))),
    ...repeated(pages.map((page) => entryOf(page, 'description'))),
  ];
}

/** Where the owner changes a page's title or description. */
function entryOf(page: Page, what: 'title' | 'description'): Entry {
  const { path, [what]: value } = page;
  const { file } = { ...mainPages, ...errorPages }[path] ?? {};
  if (file) return { file, field: [what], value };
  return { file: path.slice(1), field: [what === 'title' ? 'name' : 'searchSummary'], value };
}

/** Google, "Review snippet": what is marked up has to stand on the page. */
function ratingUnsaid({ business: { reviews }, words }: SiteTexts): EntryProblem[] {
  const value = words.home.reviews?.heading ?? '';
  if (!reviews?.markup || [reviews.rating, reviews.count].every((figure) => value.includes(String(figure)))) return [];
  const expected = 'a heading with {rating} and {reviews}, or markup: false under reviews in content/business.yaml';
  return [{ file: 'home', field: ['reviews', 'heading'], value, expected }];
}

/** The name is what makes the title of one area, and what search results say of it, differ from another's. */
function templateWithoutName({ areas }: SiteTexts): EntryProblem[] {
  return (['title', 'searchSummary', 'heading'] as const).flatMap((field) => {
    const { sharedWords } = areas.find(({ name, sharedWords: words }) => !words[field].includes(name)) ?? {};
    const expected = 'text that names the place with {area}';
    return sharedWords ? [{ file: 'area-page', field: [field], value: sharedWords[field], expected }] : [];
  });
}
