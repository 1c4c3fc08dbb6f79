import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import type { FieldPath } from '../../src/content/problem.ts';
import { readYaml } from '../../src/content/yaml-file.ts';
import { fingerprint, partsOf, sample } from '../launch-check/sample-reference.ts';
import { changeText, describe, factAt } from './facts.ts';
import type { Place } from './places.ts';

/** A file of content/ that changes. */
export interface Edit {
  file: string;
  /** Nothing, where it's new. */
  before: string | undefined;
  /** Nothing, where it leaves. */
  after: string | undefined;
  /** What changes, as an owner reads it. */
  lines: readonly string[];
}

interface ContentFile {
  file: string;
  text: string;
  data: unknown;
}

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
  const read = (file: string): ContentFile => {
    const { data } = readYaml(folder, file);
    return { file, text: readFileSync(join(folder, file), 'utf8'), data };
  };
  const inside = existsSync(join(folder, 'areas')) ? readdirSync(join(folder, 'areas')) : [];
  const areas = inside.filter((name) => /^[a-z-]+\.yaml$/.test(name)).map((name) => areaFrom(read(`areas/${name}`)));
  return { areas, overview: read('areas.yaml'), contact: read('contact.yaml'), postcodes: read('postcodes.yaml') };
}

function areaFrom(file: ContentFile): AreaFile {
  const [name = '', words = ''] = ['name', 'description'].map((key) => String(factAt(file.data, [key]) ?? ''));
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
  const cards = (factAt(overview.data, ['main', 'areas']) ?? []) as { slug: string }[];
  const slugs = filledUp(
    cards.map(({ slug }) => slug),
    all.map(({ slug }) => slug),
  );
  const main = slugs.map((slug) => cards.find((card) => card.slug === slug) ?? { slug });
  const served = (factAt(contact.data, ['serviceArea', 'main']) ?? []) as string[];
  return [
    ...leaving.map(({ file, text }) => ({ file, before: text, after: undefined, lines: [] })),
    ...added.map((place) => newArea(place, postcodes.data, leaving)),
    ...edited(overview, ['main', 'areas'], main),
    ...edited(contact, ['serviceArea', 'main'], filledUp(served, [...towns, ...all.map(({ name }) => name)])),
  ];
}

/** A list without what left; if anything did, with others that are there, four at most. */
function filledUp(list: readonly string[], there: readonly string[]): readonly string[] {
  const rest = list.filter((name) => there.includes(name));
  return rest.length === list.length ? list : [...new Set([...rest, ...there])].slice(0, 4);
}

function edited({ file, text, data }: ContentFile, field: FieldPath, after: unknown): Edit[] {
  const before = factAt(data, field);
  if (isDeepStrictEqual(before, after)) return [];
  const change = { field, before, after };
  // Of a card, the area's name tells enough.
  const brief = (items: unknown) => [items ?? []].flat().map((item) => factAt(item, ['slug']) ?? item);
  const line = describe({ field, before: brief(before), after: brief(after) });
  return [{ file, before: text, after: changeText(text, [change]), lines: [line] }];
}

/** The file of a place that has everything but the owner's paragraph, which the build asks for. */
function newArea({ name, slug, codes }: Place, explained: unknown, leaving: readonly AreaFile[]): Edit {
  const postcodes = codes.map((code) => (factAt(explained, [code]) === undefined ? { [code]: name } : code));
  const after = `# yaml-language-server: $schema=../schema/area.json
${stringify({ name, postcodes })}# Suburbs, extended, or, for what is as near as your own streets, centre: the minutes and the charge that its page tells.
zone: suburbs
# What goes wrong in homes here alone, and what you do about it, in 60 to 330 characters.
description:
`;
  const before = leaving.find((area) => area.slug === slug)?.text;
  return { file: `areas/${slug}.yaml`, before, after, lines: [`new: ${name}, ${codes.join(', ')}`] };
}
