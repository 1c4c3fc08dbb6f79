import { FactsError, type Problem, show } from './problem.ts';
import type { Facts } from './read.ts';
import { areaSlugs, routes } from './routes.ts';

/** A value, and the field that it stands in. */
interface Entry {
  file: string;
  field: string;
  value: string;
}

/**
 * Checks what one file says against another: names, links, postcodes, and texts that must differ.
 * @throws {FactsError} with one problem for each contradiction
 */
export function crossCheck(facts: Facts): void {
  const problems = [
    ...nearbyPlaces(facts),
    ...mainAreas(facts),
    ...links(facts),
    ...postcodeLines(facts),
    ...repeated(
      facts.words.neighbourhoods.map((value, index) => ({
        file: 'content/neighbourhoods.yaml',
        field: `[${index + 1}]`,
        value,
      })),
    ),
    ...repeated(
      facts.words.services.services.map(({ id }, index) => ({
        file: 'content/services.yaml',
        field: `services[${index + 1}].id`,
        value: id,
      })),
    ),
    ...repeated(facts.areas.map(({ slug, name }) => ({ file: areaFile(slug), field: 'name', value: name }))),
    ...repeated(
      facts.areas.map(({ slug, searchSummary }) => ({
        file: areaFile(slug),
        field: 'searchSummary',
        value: searchSummary,
      })),
    ),
    ...repeated(titles(facts)),
  ];
  if (problems.length > 0) throw new FactsError(problems);
}

function nearbyPlaces({ areas, words }: Facts): Problem[] {
  const known = new Set(['Brighton', ...areas.map(({ name }) => name), ...words.areas.otherPlaces]);
  return areas.flatMap((area) =>
    area.nearby.flatMap((name, index) => {
      const place = { file: areaFile(area.slug), field: `nearby[${index + 1}]`, found: show(name) };
      if (name === area.name) return [{ ...place, expected: 'another place than the area itself' }];
      if (known.has(name)) return [];
      return [
        { ...place, expected: 'the name of an area page, Brighton, or a place in otherPlaces of content/areas.yaml' },
      ];
    }),
  );
}

function mainAreas({ words }: Facts): Problem[] {
  const { areas } = words.areas.main;
  const field = (index: number) => `main.areas[${index + 1}].slug`;
  const unknown = areas.flatMap(({ slug }, index) =>
    areaSlugs.some((known) => known === slug)
      ? []
      : [
          {
            file: 'content/areas.yaml',
            field: field(index),
            found: show(slug),
            expected: `one of ${areaSlugs.join(', ')}`,
          },
        ],
  );
  return [
    ...unknown,
    ...repeated(areas.map(({ slug }, index) => ({ file: 'content/areas.yaml', field: field(index), value: slug }))),
  ];
}

function links({ words }: Facts): Problem[] {
  const { home, services, frame } = words;
  const known = new Set([...routes, ...services.services.map(({ id }) => `/services#${id}`)]);
  const entries: Entry[] = [
    ...home.highlights.items.map(({ href }, index) => ({
      file: 'content/home.yaml',
      field: `highlights.items[${index + 1}].href`,
      value: href,
    })),
    ...frame.services.map(({ href }, index) => ({
      file: 'content/frame.yaml',
      field: `services[${index + 1}].href`,
      value: href,
    })),
    ...services.services.flatMap(({ link }, index) =>
      link ? [{ file: 'content/services.yaml', field: `services[${index + 1}].link.href`, value: link.href }] : [],
    ),
  ];
  return entries
    .filter(({ value }) => !known.has(value))
    .map(({ file, field, value }) => ({
      file,
      field,
      found: show(value),
      expected: `a page of this site: ${[...known].join(', ')}`,
    }));
}

function titles({ words }: Facts): Entry[] {
  return Object.entries(words).flatMap(([name, file]) =>
    'title' in file ? [{ file: `content/${name}.yaml`, field: 'title', value: file.title }] : [],
  );
}

function postcodeLines({ areas, words }: Facts): Problem[] {
  return areas.flatMap(({ slug, postcodes }) =>
    postcodes
      .filter((postcode) => !(postcode in words.postcodes))
      .map((postcode) => ({
        file: areaFile(slug),
        field: 'postcodes',
        found: show(postcode),
        expected: 'a postcode that content/postcodes.yaml explains',
      })),
  );
}

/** A value that stands twice where each must be its own. */
function repeated(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ file, field, value }, index) => {
    const first = entries.findIndex((entry) => entry.value === value);
    const original = entries[first];
    if (first === index || !original) return [];
    const where = original.file === file ? original.field : original.file;
    return [{ file, field, found: show(value), expected: `a value that ${where} does not have` }];
  });
}

function areaFile(slug: string): string {
  return `content/areas/${slug}.yaml`;
}
