import { type Problem, show } from '../problem.ts';
import type { Facts } from '../read.ts';
import { describeWithPhone, longestTitle, pageTitle } from '../search-result.ts';
import { areaFile, type Entry, repeated } from './entries.ts';

/** Each of the 26 pages has a title and a description of its own, and the whole title fits a search result. */
export function checkSearchResults(facts: Facts): Problem[] {
  const nameless = templateWithoutName(facts);
  const titles = [...mainTitles(facts), ...(nameless.length > 0 ? [] : areaTitles(facts))];
  return [...nameless, ...tooLong(titles), ...repeated(titles), ...repeated(descriptions(facts))];
}

const described = ['home', 'services', 'power-flushing', 'about'] as const;
const describedWithPhone = ['areas', 'contact'] as const;

function mainTitles({ business, words }: Facts): Entry[] {
  return [...described, ...describedWithPhone].map((name) => ({
    file: `content/${name}.yaml`,
    field: 'title',
    value: pageTitle(words[name].title, business),
  }));
}

/** The name is what makes one area's title differ from another's. */
function areaTitles({ areas, business }: Facts): Entry[] {
  return areas.map(({ slug, page }) => ({
    file: areaFile(slug),
    field: 'name',
    value: pageTitle(page.title, business),
  }));
}

function descriptions({ areas, business, words }: Facts): Entry[] {
  const entry = (name: string, value: string) => ({ file: `content/${name}.yaml`, field: 'description', value });
  return [
    ...described.map((name) => entry(name, words[name].description)),
    ...describedWithPhone.map((name) => entry(name, describeWithPhone(words[name].description, business))),
    ...areas.map(({ slug, searchSummary }) => ({
      file: areaFile(slug),
      field: 'searchSummary',
      value: describeWithPhone(searchSummary, business),
    })),
  ];
}

function templateWithoutName({ areas }: Facts): Problem[] {
  return (['title', 'heading'] as const).flatMap((field) => {
    const nameless = areas.find(({ name, page }) => !page[field].includes(name));
    if (!nameless) return [];
    const expected = 'text that names the place with {area}';
    return [{ file: 'content/area-page.yaml', field, found: show(nameless.page[field]), expected }];
  });
}

function tooLong(titles: readonly Entry[]): Problem[] {
  return titles
    .filter(({ value }) => value.length > longestTitle)
    .map(({ file, field, value }) => ({
      file,
      field,
      found: `the title ${show(value)}`,
      expected: `at most ${longestTitle} characters with shortName, which business.config.ts holds`,
    }));
}
