import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import { backdrops, streetItems } from '../../src/content/schema/street.ts';
import { fingerprint, partsOf, sample } from '../launch-check/sample-reference.ts';
import { type ContentFile, type Edit, editsOf, readContent } from './edits.ts';
import { factAt, setFact } from './facts.ts';
import type { Place } from './places.ts';

/** An area that has a page. */
export interface AreaFile extends ContentFile {
  slug: string;
  name: string;
  /** Whether its first words are still the sample firm's. */
  isOfSample: boolean;
}

/**
 * Reads the areas, and the files that name some of them.
 * @throws {FactsError} when one cannot be read
 */
export function readAreaFiles(folder: string) {
  const inside = existsSync(join(folder, 'areas')) ? readdirSync(join(folder, 'areas')) : [];
  const files = inside.filter((name) => /^[a-z-]+\.yaml$/.test(name));
  return {
    areas: files.map((name) => areaFrom(readContent(folder, `areas/${name}`))),
    overview: readContent(folder, 'areas.yaml'),
    contact: readContent(folder, 'contact.yaml'),
    postcodes: readContent(folder, 'postcodes.yaml'),
  };
}

function areaFrom(file: ContentFile): AreaFile {
  const [name = '', words = ''] = ['name', 'description'].map((key) => String(factAt(file.document, [key]) ?? ''));
  const isOfSample = partsOf(words).some((part) => sample.areas[name]?.includes(fingerprint(part)));
  return { ...file, slug: basename(file.file, '.yaml'), name, isOfSample };
}

/** What changes so that each place has a page, and no list names one that left. */
export function areaEdits(
  { areas, overview, contact, postcodes }: ReturnType<typeof readAreaFiles>,
  towns: readonly string[],
  places: readonly Place[],
  leaving: readonly AreaFile[],
): Edit[] {
  const staying = areas.filter((area) => !leaving.includes(area));
  const added = places.filter(({ slug }) => staying.every((area) => area.slug !== slug));
  const all = [...added, ...staying];
  const cards = (factAt(overview.document, ['main', 'areas']) ?? []) as { slug: string }[];
  const slugs = filledUp(
    cards.map(({ slug }) => slug),
    all.map(({ slug }) => slug),
  );
  const main = slugs.map((slug) => cards.find((card) => card.slug === slug) ?? { slug });
  setFact(overview.document, ['main', 'areas'], main);
  const served = (factAt(contact.document, ['serviceArea', 'main']) ?? []) as string[];
  setFact(contact.document, ['serviceArea', 'main'], filledUp(served, [...towns, ...all.map(({ name }) => name)]));
  return [
    ...leaving.map(({ file, text }) => ({ file, before: text, after: undefined, lines: [] })),
    ...added.map((place) => newArea(place, postcodes, leaving)),
    ...editsOf(overview),
    ...editsOf(contact),
  ];
}

/** A list without what left; if anything did, with others that are there, four at most. */
function filledUp(list: readonly string[], there: readonly string[]): readonly string[] {
  const rest = list.filter((name) => there.includes(name));
  return rest.length === list.length ? list : [...new Set([...rest, ...there])].slice(0, 4);
}

/** The file of a place that has everything but the owner's paragraph, which the build asks for. */
function newArea({ name, slug, codes }: Place, explained: ContentFile, leaving: readonly AreaFile[]): Edit {
  const postcodes = codes.map((code) => (explained.document.has(code) ? code : { [code]: name }));
  const after = `# yaml-language-server: $schema=../schema/area.json
${stringify({ name, postcodes })}# Suburbs, extended, or, for what is as near as your own streets, centre: the minutes and the charge that its page tells.
zone: suburbs
# For the maps, its middle in decimal degrees, as an online map shows it where you right-click; without this line it is on no map.
# position: { lat: 50.97, lon: 0.09 }
# What is drawn of its street: any of ${streetItems.join(', ')};
# behind them ${backdrops.join(', ')}, or nothing.
# street: { row: [terrace, terrace, semi, villa], behind: downs }
# What goes wrong in homes here alone, and what you do about it, in 60 to 330 characters.
description:
`;
  const before = leaving.find((area) => area.slug === slug)?.text;
  return { file: `areas/${slug}.yaml`, before, after, lines: [`new: ${name}, ${codes.join(', ')}`] };
}
