import type { Sources } from '../../content/content-folder.ts';
import type { Problem } from '../../content/problem.ts';
import { errorPages, mainPages } from '../page-list.ts';
import type { Facts, Page } from '../types.ts';
import { type Entry, problem, repeated } from './entries.ts';

/** Characters of an area's title and heading, beyond which they fill more lines than the rest of the page is made for. */
const longest = { title: 66, heading: 70 };

/** Each page has a title and a description of its own, and an area's name fits where the pages put it. */
export function checkTitles(facts: Facts, sources: Sources): Problem[] {
  const nameless = templateWithoutName(facts, sources);
  if (nameless.length > 0) return nameless;
  const { areas, pages } = facts;
  const long = areas.filter(({ page }) => page.title.length > longest.title || page.heading.length > longest.heading);
  return [
    ...ratingUnsaid(facts, sources),
    ...long.map(({ slug, name }) =>
      problem(
        sources,
        { file: `areas/${slug}`, field: ['name'], value: name },
        'a name that fits title and heading of content/area-page.yaml',
      ),
    ),
    ...repeated(
      sources,
      pages.map((page) => entryOf(page, 'title')),
    ),
    ...repeated(
      sources,
      pages.map((page) => entryOf(page, 'description')),
    ),
  ];
}

/** Where the owner changes a page's title or description. */
function entryOf({ path, title, description }: Page, what: 'title' | 'description'): Entry {
  const { file } = { ...mainPages, ...errorPages }[path] ?? {};
  const value = what === 'title' ? title : description;
  if (file) return { file, field: [what], value };
  return { file: path.slice(1), field: [what === 'title' ? 'name' : 'searchSummary'], value };
}

/** Google, "Review snippet": what is marked up has to stand on the page. */
function ratingUnsaid({ business: { reviews }, words }: Facts, sources: Sources): Problem[] {
  const heading = words.home.reviews?.heading ?? '';
  if (!reviews?.markup || [reviews.rating, reviews.count].every((figure) => heading.includes(String(figure))))
    return [];
  const expected = 'a heading with {rating} and {reviews}, or markup: false under reviews in content/business.yaml';
  return [problem(sources, { file: 'home', field: ['reviews', 'heading'], value: heading }, expected)];
}

/** The name is what makes the title of one area, and what search results say of it, differ from another's. */
function templateWithoutName({ areas }: Facts, sources: Sources): Problem[] {
  return (['title', 'searchSummary', 'heading'] as const).flatMap((field) => {
    const nameless = areas.find(({ name, page }) => !page[field].includes(name));
    if (!nameless) return [];
    return [
      problem(
        sources,
        { file: 'area-page', field: [field], value: nameless.page[field] },
        'text that names the place with {area}',
      ),
    ];
  });
}
