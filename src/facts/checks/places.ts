import { type Problem, show } from '../problem.ts';
import type { Facts } from '../read.ts';
import { areaSlugs } from '../routes.ts';
import { areaFile, repeated } from './entries.ts';

/** Places and postcodes are named once, and each name is known where another file explains it. */
export function checkPlaces(facts: Facts): Problem[] {
  const { areas, words } = facts;
  return [
    ...repeated(areas.map(({ slug, name }) => ({ file: areaFile(slug), field: 'name', value: name }))),
    ...nearbyPlaces(facts),
    ...postcodes(facts),
    ...mainAreas(facts),
    ...repeated(items('content/neighbourhoods.yaml', '', words.neighbourhoods)),
  ];
}

function nearbyPlaces({ areas, words }: Facts): Problem[] {
  const known = new Set(['Brighton', ...areas.map(({ name }) => name), ...words.areas.otherPlaces]);
  return areas.flatMap((area) => {
    const places = items(areaFile(area.slug), 'nearby', area.nearby);
    const wrong = places.flatMap(({ file, field, value }) => {
      const problem = { file, field, found: show(value) };
      if (value === area.name) return [{ ...problem, expected: 'another place than the area itself' }];
      if (known.has(value)) return [];
      const expected = 'the name of an area page, Brighton, or a place in otherPlaces of content/areas.yaml';
      return [{ ...problem, expected }];
    });
    return [...wrong, ...repeated(places)];
  });
}

function postcodes({ areas, words }: Facts): Problem[] {
  return areas.flatMap((area) => {
    const districts = items(areaFile(area.slug), 'postcodes', area.postcodes);
    const unknown = districts
      .filter(({ value }) => !Object.hasOwn(words.postcodes, value))
      .map(({ file, field, value }) => ({
        file,
        field,
        found: show(value),
        expected: 'a postcode that content/postcodes.yaml explains',
      }));
    return [...unknown, ...repeated(districts)];
  });
}

function mainAreas({ words }: Facts): Problem[] {
  const slugs = words.areas.main.areas.map(({ slug }, index) => ({
    file: 'content/areas.yaml',
    field: `main.areas[${index + 1}].slug`,
    value: slug,
  }));
  const unknown = slugs
    .filter(({ value }) => !areaSlugs.some((slug) => slug === value))
    .map(({ file, field, value }) => ({
      file,
      field,
      found: show(value),
      expected: `one of ${areaSlugs.join(', ')}`,
    }));
  return [...unknown, ...repeated(slugs)];
}

/** The items of a list, each with its place in its file. */
function items(file: string, list: string, values: readonly string[]) {
  return values.map((value, index) => ({ file, field: `${list}[${index + 1}]`, value }));
}
