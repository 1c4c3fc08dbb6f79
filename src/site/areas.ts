import type { Content } from './files/content-folder.ts';
import { type Business, type Zone, zones } from './schema/business.ts';
import type { Area, SiteTexts } from './site.ts';
import { fillIn } from './text/placeholders.ts';

/**
 * Returns all areas of a firm, sorted by name. Each area has the fields of its own file and the words that all areas share
 * (area-page.yaml), with {area} and {minutes} filled in. The list `nearby` of an area also has the areas from `unlinkedAreasByNeighbour`.
 * Each place in the list that has a page gets a path.
 */
export function areasOf({ areas, template, words }: Content, business: Business): Area[] {
  const paths = new Map([...areas].map(([slug, { name }]) => [name, `/areas/${slug}`]));
  const linked = (name: string) => {
    const path = paths.get(name);
    return path ? { name, path } : { name };
  };
  const unlinked = unlinkedAreasByNeighbour(areas);
  return [...areas]
    .map(([slug, own]) => {
      const { description, title, mainTownTitle, ...sharedWords } = fillIn(
        template,
        { area: () => own.name, minutes: () => String(business.responseMinutes?.[own.zone]) },
        () => {},
      );
      const isMainTown = own.name === business.towns[0];
      return {
        ...own,
        isMainTown,
        sharedWords: { ...sharedWords, title: isMainTown ? mainTownTitle : title },
        description: own.description ?? description,
        slug,
        path: `/areas/${slug}`,
        minutes: business.responseMinutes?.[own.zone],
        postcodes: own.postcodes.map(({ code, covers = words.postcodes[code] ?? '' }) => ({ code, covers })),
        nearby: [...own.nearby, ...(unlinked.get(own.name) ?? [])].map(linked),
        noCallOutCharge: business.promises.localZones.includes(own.zone),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, business.language));
}

/**
 * Finds the areas that no area lists under `nearby`. Returns a map from a place to the names of the found areas that list this place under
 * their own `nearby`. `areasOf` adds the names to the `nearby` of the place. So if the place has a page, the page links to the found areas.
 */
function unlinkedAreasByNeighbour(areas: Content['areas']): ReadonlyMap<string, readonly string[]> {
  const all = [...areas.values()];
  const named = new Set(all.flatMap(({ nearby }) => nearby));
  const unlinked = new Map<string, string[]>();
  for (const { name, nearby } of all.filter((area) => !named.has(area.name))) {
    for (const place of nearby) unlinked.set(place, [...(unlinked.get(place) ?? []), name]);
  }
  return unlinked;
}

/** Sorts areas from the nearest zone to the furthest. Areas of one zone keep their order. */
function nearestFirst<Place extends Pick<Area, 'zone'>>(areas: readonly Place[]): Place[] {
  return areas.toSorted((one, other) => zones.indexOf(one.zone) - zones.indexOf(other.zone));
}

/**
 * Fills the lists of places that the firm left empty. On the Areas page: at most four areas, the nearest first, without those further out
 * (zone `extended`) unless there are no others. On the Contact page: at most four names, the firm's towns first, then the nearest areas.
 */
export function withNearestPlaces(
  words: SiteTexts['words'],
  areas: readonly Area[],
  { towns }: Business,
): SiteTexts['words'] {
  const nearest = nearestFirst(areas);
  const { main } = words.areas;
  const { serviceArea } = words.contact;
  const near = nearest.filter(({ zone }) => zone !== 'extended');
  const likeliest = (near.length > 0 ? near : nearest).slice(0, 4).map(({ slug }) => ({ slug }));
  const cards = main.areas.length > 0 ? main.areas : likeliest;
  const names = [...new Set([...towns, ...nearest.map(({ name }) => name)])].slice(0, 4);
  return {
    ...words,
    areas: { ...words.areas, main: { ...main, areas: cards } },
    contact: {
      ...words.contact,
      serviceArea: { ...serviceArea, main: serviceArea.main.length > 0 ? serviceArea.main : names },
    },
  };
}

/**
 * Areas with a card of their own on the Areas page, in the order of the cards. `description` is the card's text in areas.yaml, if there is
 * one.
 */
export function mainAreas({ areas, words }: SiteTexts) {
  return words.areas.main.areas.flatMap(({ slug, description }) =>
    areas.filter((area) => area.slug === slug).map((area) => ({ ...area, description })),
  );
}

/** Zones that the firm serves, nearest first: the centre, and each zone that has an area. */
export function zonesOf({ areas }: SiteTexts): Zone[] {
  return zones.filter((zone) => zone === 'centre' || areas.some((area) => area.zone === zone));
}

/** Areas without a card of their own on the Areas page, which lists them under its cards. */
export function towns({ areas, words }: SiteTexts): Area[] {
  const main = new Set(words.areas.main.areas.map(({ slug }) => slug));
  return areas.filter(({ slug }) => !main.has(slug));
}
