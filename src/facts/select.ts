import type { Area, Facts } from './read.ts';

/** A main area as the overview shows it. */
export interface MainArea extends Pick<Area, 'name' | 'path' | 'postcodes'> {
  description: string;
}

/** The four main areas in the order of content/areas.yaml, with the overview's own words for them. */
export function mainAreas({ areas, words }: Facts): MainArea[] {
  return words.areas.main.areas.map(({ slug, description }) => {
    const area = areas.find((candidate) => candidate.slug === slug);
    if (!area) throw new Error(`${slug} passed the checks of content/areas.yaml and is no area`);
    return { name: area.name, path: area.path, postcodes: area.postcodes, description };
  });
}

/** The area pages that are not main areas, in the specification's order. */
export function towns(facts: Facts): Area[] {
  const main = new Set<string>(facts.words.areas.main.areas.map(({ slug }) => slug));
  return facts.areas.filter(({ slug }) => !main.has(slug));
}

/** A place beside an area: a link where it has a page. */
export interface NearbyPlace {
  name: string;
  path?: string;
}

/** The four places beside an area. */
export function nearbyPlaces(area: Area, areas: readonly Area[]): NearbyPlace[] {
  return area.nearby.map((name) => {
    const page = areas.find((candidate) => candidate.name === name);
    return page ? { name, path: page.path } : { name };
  });
}
