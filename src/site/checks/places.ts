import { distance } from 'fastest-levenshtein';
import type { AreaWords } from '../files/content.ts';
import type { Content } from '../files/content-folder.ts';
import type { Area, SiteTexts } from '../site.ts';
import { type Entry, type EntryProblem, entries, repeated, unknown } from './problems.ts';

/**
 * Finds problems with places: unknown or repeated names, postcodes without an explanation, positions that two areas share or that are too
 * far away.
 */
export function checkPlaces(site: SiteTexts, content: Content): EntryProblem[] {
  const { areas, business, words } = site;
  const names = areas.map(({ name }) => name);
  const slugs = areas.map(({ slug }) => slug);
  const covered = [...business.towns, ...names];
  const coveredExpected = 'a town in content/business.yaml or an area';
  const main = words.areas.main.areas.map(({ slug }, index) => ({
    file: 'areas',
    field: ['main', 'areas', index, 'slug'],
    value: slug,
  }));
  const water = words.emergency.waterCompanies?.items.map(({ name }) => name) ?? [];
  const jobs = site.jobs.map(({ name, town }) => ({ file: `jobs/${name}`, field: ['town'], value: town }));
  const reviews = words.reviews.items.map(({ town }, index) => ({
    file: 'reviews',
    field: ['items', index, 'town'],
    value: town,
  }));
  return [
    ...repeated(ofAreas(areas, 'name')),
    ...[...content.areas].flatMap(([slug, area]) => neighbours(slug, area, names)),
    ...areas.flatMap(unexplained),
    ...unknown(main, slugs, 'the name of a file in content/areas/'),
    ...unknown(entries('contact', ['serviceArea', 'main'], words.contact.serviceArea.main), covered, coveredExpected),
    ...unknown(ofAreas(areas, 'waterCompany'), water, 'a company of content/emergency.yaml'),
    ...repeated(areas.flatMap(roundedPosition)),
    ...tooFar(site),
    ...unknown([...jobs, ...reviews], covered, coveredExpected),
  ];
}

/** Entries for one field of all areas that have the field. */
function ofAreas(areas: readonly Area[], field: 'name' | 'waterCompany'): Entry[] {
  return areas.flatMap(({ slug, [field]: value }) =>
    value === undefined ? [] : [{ file: `areas/${slug}`, field: [field], value }],
  );
}

function neighbours(slug: string, { name, nearby }: AreaWords, names: readonly string[]): EntryProblem[] {
  return entries(`areas/${slug}`, ['nearby'], nearby).flatMap((entry) => {
    if (entry.value === name) return [{ ...entry, expected: 'a different place from the area itself' }];
    if (names.includes(entry.value)) return [];
    const meant = names.find((known) => isSimilar(known, entry.value));
    return meant ? [{ ...entry, expected: `"${meant}", if you mean the area that has a page` }] : [];
  });
}

function unexplained({ postcodes, slug }: Area): EntryProblem[] {
  const expected =
    'one that content/postcodes.yaml explains, or followed by what it covers, without quotes, such as - BN3: Hove';
  const codes = postcodes.map(({ code }) => code);
  return entries(`areas/${slug}`, ['postcodes'], codes)
    .filter((_, index) => !postcodes[index]?.covers)
    .map((entry) => ({ ...entry, expected }));
}

/**
 * Position of an area, rounded to about 100 metres. Empty if the area has none. Two areas at the same position would hide each other on the
 * map.
 */
function roundedPosition({ position, slug }: Area): Entry[] {
  if (!position) return [];
  const value = `${position.lat.toFixed(3)}, ${position.lon.toFixed(3)}`;
  return [{ file: `areas/${slug}`, field: ['position'], value }];
}

/**
 * Finds areas that are too far away to be reached in time at 60 km/h, which is 1 km a minute: the straight line to the firm's `geo` has
 * more kilometres than the response time of the area's zone has minutes. Default for a firm without response times: 60 minutes. Skips areas
 * without a position. A degree of latitude is 111.2 km long.
 */
function tooFar({ areas, business: { geo } }: SiteTexts): EntryProblem[] {
  return areas.flatMap(({ minutes = 60, position, slug }) => {
    if (!position || !geo) return [];
    const east = (position.lon - geo.longitude) * Math.cos((geo.latitude * Math.PI) / 180);
    const km = Math.round(111.2 * Math.hypot(position.lat - geo.latitude, east));
    const expected = `${minutes} km or less, for a place ${minutes} minutes away: is a minus missing, here or there?`;
    const found = `a place ${km} km from geo in content/business.yaml`;
    return km > minutes ? [{ file: `areas/${slug}`, field: ['position'], value: '', expected, found }] : [];
  });
}

/** Whether two names differ at most by a typing error: one letter, or two in a name of eight letters or more. Ignores capitals. */
function isSimilar(name: string, other: string): boolean {
  return distance(name.toLowerCase(), other.toLowerCase()) <= (name.length < 8 ? 1 : 2);
}
