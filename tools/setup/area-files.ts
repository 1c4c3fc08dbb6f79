import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Document, stringify } from 'yaml';
import { backdrops, streetItems } from '../../src/site/schema/street.ts';
import { fingerprint, partsOf, sample } from '../launch-check/sample-reference.ts';
import { type ContentFile, type Edit, readContent } from './edits.ts';
import { factAt, setFact } from './facts.ts';
import { type Place, positionOf } from './places.ts';

/** An area that has a page. */
export interface AreaFile extends ContentFile {
  slug: string;
  name: string;
  /** Whether its first words are still the sample firm's. */
  isOfSample: boolean;
}

/**
 * Reads the areas.
 * @throws {ContentError} when one cannot be read
 */
export function readAreas(folder: string): AreaFile[] {
  const inside = existsSync(join(folder, 'areas')) ? readdirSync(join(folder, 'areas')) : [];
  const files = inside.filter((name) => /^[a-z-]+\.yaml$/.test(name));
  return files.map((name) => areaFrom(readContent(folder, `areas/${name}`)));
}

function areaFrom(file: ContentFile): AreaFile {
  const [name = '', words = ''] = ['name', 'description'].map((key) => String(factAt(file.document, [key]) ?? ''));
  const isOfSample = partsOf(words).some((part) => sample.areas[name]?.includes(fingerprint(part)));
  return { ...file, slug: basename(file.file, '.yaml'), name, isOfSample };
}

/** Changes the lists of areas and neighbourhoods in the other files, and says which files of areas come and go. */
export function areaEdits(
  areas: readonly AreaFile[],
  document: (file: string) => Document,
  towns: readonly string[],
  places: readonly Place[],
  leaving: readonly AreaFile[],
): Edit[] {
  const overview = document('areas.yaml');
  const contact = document('contact.yaml');
  const staying = areas.filter((area) => !leaving.includes(area));
  const added = places.filter(({ slug }) => staying.every((area) => area.slug !== slug));
  const all = [...added, ...staying];
  const cards = (factAt(overview, ['main', 'areas']) ?? []) as { slug: string }[];
  const slugOf = ({ slug }: { slug: string }) => slug;
  const slugs = filledUp(cards.map(slugOf), all.map(slugOf));
  const main = slugs.map((slug) => cards.find((card) => card.slug === slug) ?? { slug });
  setFact(overview, ['main', 'areas'], main);
  // Those of the sample are parts of Brighton.
  if (leaving.length > 0 && towns[0] !== 'Brighton') setFact(overview, ['neighbourhoods'], undefined);
  const served = (factAt(contact, ['serviceArea', 'main']) ?? []) as string[];
  setFact(contact, ['serviceArea', 'main'], filledUp(served, [...towns, ...all.map(({ name }) => name)]));
  return [
    ...leaving.map(({ file, text }) => ({ file, before: text, after: undefined })),
    ...added.map((place) => newArea(place, document('postcodes.yaml'), leaving)),
  ];
}

/** A list without what left; if anything did, with others that are there, four at most. */
function filledUp(list: readonly string[], there: readonly string[]): readonly string[] {
  const rest = list.filter((name) => there.includes(name));
  return rest.length === list.length ? list : [...new Set([...rest, ...there])].slice(0, 4);
}

/** The file of a place that has everything but the owner's paragraph, which the build asks for. */
function newArea({ name, slug, codes }: Place, explained: Document, leaving: readonly AreaFile[]): Edit {
  const postcodes = codes.map((code) => (explained.has(code) ? code : { [code]: name }));
  const known = positionOf(name);
  const { lat, lon } = known ?? { lat: 50.97, lon: 0.09 };
  const after = `# yaml-language-server: $schema=../schema/area.json
${stringify({ name, postcodes })}# Suburbs, extended, or, for what is as near as your own streets, centre: the minutes and the charge that its page tells.
zone: suburbs
# For the maps, its middle in decimal degrees, as an online map shows it where you right-click; without this line it is on no map.
${known ? '' : '# '}position: { lat: ${lat}, lon: ${lon} }
# What is drawn of its street: any of ${streetItems.join(', ')};
# behind them ${backdrops.join(', ')}, or nothing.
# street: { row: [terrace, terrace, semi, villa], behind: downs }
# What goes wrong in homes here alone, and what you do about it, in 60 to 330 characters.
description:
`;
  const before = leaving.find((area) => area.slug === slug)?.text;
  return { file: `areas/${slug}.yaml`, before, after };
}
