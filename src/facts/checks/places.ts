import { distance } from 'fastest-levenshtein';
import type { AreaWords } from '../../content/content.ts';
import type { Content, Sources } from '../../content/content-folder.ts';
import type { Problem } from '../../content/problem.ts';
import { workPages } from '../../content/schema/work-pages.ts';
import type { Area, Facts } from '../types.ts';
import { type Entry, entries, problem, repeated } from './entries.ts';

/** Places are named alike wherever they are named, and each area has a place of its own on the map. */
export function checkPlaces(facts: Facts, { areas: own, sources }: Content): Problem[] {
  const { areas, words } = facts;
  const names = areas.map(({ slug, name }) => ({ file: `areas/${slug}`, field: ['name'], value: name }));
  const known = new Set(areas.map(({ name }) => name));
  const main = entries('contact', ['serviceArea', 'main'], words.contact.serviceArea.main);
  return [
    ...repeated(sources, names),
    ...[...own].flatMap(([slug, area]) => neighbours(slug, area, known, sources)),
    ...unexplained(areas, sources),
    ...mainAreas(facts, sources),
    ...uncovered(facts, sources, main),
    ...strangeWater(facts, sources),
    ...onOneSpot(areas, sources),
    ...tooFar(facts, sources),
    ...responseUnshown(facts, sources),
    ...withoutPage(facts, sources),
    ...jobsWithoutPage(facts, sources),
    ...names
      .filter(({ value }) => value.toLowerCase() === facts.business.towns[0]?.toLowerCase())
      .map((entry) =>
        problem(
          sources,
          entry,
          'an area, not the town in the middle of the map (towns in content/business.yaml): delete this file',
        ),
      ),
  ];
}

function neighbours(
  slug: string,
  { name, nearby }: AreaWords,
  names: ReadonlySet<string>,
  sources: Sources,
): Problem[] {
  return entries(`areas/${slug}`, ['nearby'], nearby).flatMap((entry) => {
    if (entry.value === name) return [problem(sources, entry, 'a different place from the area itself')];
    if (names.has(entry.value)) return [];
    const meant = [...names].find((known) => isAlmost(known, entry.value));
    return meant ? [problem(sources, entry, `"${meant}", if you mean the area that has a page`)] : [];
  });
}

function unexplained(areas: readonly Area[], sources: Sources): Problem[] {
  const expected =
    'one that content/postcodes.yaml explains, or followed by what it covers, without quotes, such as - BN3: Hove';
  return areas.flatMap(({ slug, postcodes }) => {
    const codes = postcodes.map(({ code }) => code);
    const unknown = entries(`areas/${slug}`, ['postcodes'], codes).filter((_, index) => !postcodes[index]?.covers);
    return unknown.map((entry) => problem(sources, entry, expected));
  });
}

function mainAreas({ areas, words }: Facts, sources: Sources): Problem[] {
  const slugs = words.areas.main.areas.map(({ slug }, index) => ({
    file: 'areas',
    field: ['main', 'areas', index, 'slug'],
    value: slug,
  }));
  const known = areas.map(({ slug }) => slug);
  const unknown = slugs.filter(({ value }) => !known.includes(value));
  return unknown.map((entry) => problem(sources, entry, `the name of a file in content/areas/: ${known.join(', ')}`));
}

/** Only towns and areas are covered. */
function uncovered({ areas, business }: Facts, sources: Sources, places: readonly Entry[]): Problem[] {
  const known = [...business.towns, ...areas.map(({ name }) => name)];
  return places
    .filter(({ value }) => !known.includes(value))
    .map((entry) => problem(sources, entry, `a town in content/business.yaml or an area: ${known.join(', ')}`));
}

/** An area's water company is one whose number the site has. */
function strangeWater({ areas, words }: Facts, sources: Sources): Problem[] {
  const known = words.emergency.waterCompanies?.items.map(({ name }) => name) ?? [];
  return areas
    .map(({ slug, waterCompany = '' }) => ({ file: `areas/${slug}`, field: ['waterCompany'], value: waterCompany }))
    .filter(({ value }) => value !== '' && !known.includes(value))
    .map((entry) => problem(sources, entry, `a company of content/emergency.yaml: ${known.join(', ')}`));
}

/** What helps a firm to be quick stands below its minutes. */
function responseUnshown({ areas, business }: Facts, sources: Sources): Problem[] {
  if (business.responseMinutes) return [];
  const expected = 'no such line, as pages show it beside responseMinutes, which content/business.yaml leaves out';
  return areas.flatMap(({ slug, response }) =>
    response ? [problem(sources, { file: `areas/${slug}`, field: ['response'], value: response }, expected)] : [],
  );
}

/** A review is on the page of its town, or, from the towns at the centre, on Home beside the rating. */
function withoutPage({ areas, business, words }: Facts, sources: Sources): Problem[] {
  const known = [...areas.map(({ name }) => name), ...(business.reviews ? business.towns : [])];
  const onHome = business.reviews ? '' : '; or a reviews group in content/business.yaml, for those that Home shows';
  return words.reviews.items
    .map(({ town }, index) => ({ file: 'reviews', field: ['items', index, 'town'], value: town }))
    .filter(({ value }) => !known.includes(value))
    .map((entry) => problem(sources, entry, `a place that has a page: ${known.join(', ')}${onHome}`));
}

/** A job is in a place that we cover, and on the page of its town or on those that it names. */
function jobsWithoutPage(facts: Facts, sources: Sources): Problem[] {
  const ofAreas = facts.areas.map(({ name }) => name);
  const jobs = facts.jobs.map(({ name, pages, town }) => ({
    entry: { file: `jobs/${name}`, field: ['town'], value: town },
    pages,
  }));
  const elsewhere = uncovered(
    facts,
    sources,
    jobs.map(({ entry }) => entry),
  );
  const pageless = jobs.filter(
    ({ entry, pages }) => facts.business.towns.includes(entry.value) && !ofAreas.includes(entry.value) && !pages,
  );
  const expected = `a line with pages, since this town has no page of its own: pages: [${workPages.join(', ')}]`;
  return [...elsewhere, ...pageless.map(({ entry }) => problem(sources, entry, expected))];
}

/** On the map one would hide the other. */
function onOneSpot(areas: readonly Area[], sources: Sources): Problem[] {
  const spots = areas.flatMap(({ slug, position }): Entry[] => {
    // To 100 metres or so.
    const value = position && `${position.lat.toFixed(3)}, ${position.lon.toFixed(3)}`;
    return value ? [{ file: `areas/${slug}`, field: ['position'], value }] : [];
  });
  return repeated(sources, spots);
}

/** As the crow flies at 60 kilometres an hour, nobody is there within the minutes of the zone, or an hour. */
function tooFar({ areas, business: { geo } }: Facts, sources: Sources): Problem[] {
  return areas.flatMap(({ minutes = 60, position, slug }) => {
    if (!position) return [];
    const east = (position.lon - geo.longitude) * Math.cos((geo.latitude * Math.PI) / 180);
    const km = Math.round(111.2 * Math.hypot(position.lat - geo.latitude, east));
    const expected = `${minutes} km or less, for a zone of ${minutes} minutes: is a minus missing, here or there?`;
    const found = `a place ${km} km from geo in content/business.yaml`;
    const entry = { file: `areas/${slug}`, field: ['position'], value: '' };
    return km > minutes ? [{ ...problem(sources, entry, expected), found }] : [];
  });
}

/** Whether one name is a slip of the pen away from the other. */
function isAlmost(name: string, other: string): boolean {
  return distance(name.toLowerCase(), other.toLowerCase()) <= (name.length < 8 ? 1 : 2);
}
