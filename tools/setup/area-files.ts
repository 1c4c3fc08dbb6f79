import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import type { FieldPath } from '../../src/content/problem.ts';
import { readYaml } from '../../src/content/yaml-file.ts';
import { fingerprint, partsOf, sample } from '../launch-check/sample-reference.ts';
import { changeText, describe, factAt } from './facts.ts';
import type { Place } from './places.ts';

interface ContentFile {
  /** Its path in content/. */
  file: string;
  text: string;
  data: unknown;
}

/** An area that has a file. */
export interface AreaFile extends ContentFile {
  slug: string;
  name: string;
  zone: string;
  /** Whether its first words are still the sample firm's. */
  isOfSample: boolean;
}

/** The areas, and the files that name some of them. */
export interface AreaFiles {
  areas: readonly AreaFile[];
  overview: ContentFile;
  contact: ContentFile;
  postcodes: ContentFile;
}

/** What an owner says of areas. */
export interface AreaAnswers {
  places: readonly Place[];
  /** The slugs of those further out. */
  further: readonly string[];
  /** Those of the sample firm's that leave. */
  leaving: readonly AreaFile[];
}

/** A file of content/ that is written: new, or in the place of what it was. */
export interface Edit {
  file: string;
  before: string | undefined;
  after: string;
  /** What changes, as an owner reads it. */
  lines: readonly string[];
}

/**
 * Reads what there is of areas.
 * @throws {FactsError} when a file cannot be read
 */
export function readAreaFiles(folder: string): AreaFiles {
  const read = (file: string): ContentFile => {
    const { data } = readYaml(folder, file);
    return { file, text: readFileSync(join(folder, file), 'utf8'), data };
  };
  const inside = existsSync(join(folder, 'areas')) ? readdirSync(join(folder, 'areas')) : [];
  const areas = inside.filter((name) => /^[a-z-]+\.yaml$/.test(name)).map((name) => areaFrom(read(`areas/${name}`)));
  return { areas, overview: read('areas.yaml'), contact: read('contact.yaml'), postcodes: read('postcodes.yaml') };
}

function areaFrom(file: ContentFile): AreaFile {
  const textAt = (key: string) => String(factAt(file.data, [key]) ?? '');
  const [name, zone] = [textAt('name'), textAt('zone')];
  const isOfSample = partsOf(textAt('description')).some((part) => sample.areas[name]?.includes(fingerprint(part)));
  return { ...file, slug: file.file.slice('areas/'.length, -'.yaml'.length), name, zone, isOfSample };
}

/** What is written so that each place has a page, and no list names a place that has none. */
export function areaEdits(files: AreaFiles, towns: readonly string[], answers: AreaAnswers): Edit[] {
  const { places, further, leaving } = answers;
  const staying = files.areas.filter((area) => !leaving.includes(area));
  const ofPlaces = places.map((place) => {
    const today = staying.find(({ slug }) => slug === place.slug);
    const near = today && today.zone !== 'extended' ? today.zone : 'suburbs';
    const zone = further.includes(place.slug) ? 'extended' : near;
    return today ? edit(today, ['zone'], zone) : newArea(place, zone, files.postcodes.data);
  });
  const all = [...places, ...staying.filter(({ slug }) => places.every((place) => place.slug !== slug))];
  const cards = factAt(files.overview.data, ['main', 'areas']) as { slug: string }[];
  const isCard = (slug: string) => cards.some((card) => card.slug === slug);
  const newCards = all.filter(({ slug }) => !isCard(slug)).map(({ slug }) => ({ slug }));
  const main = filledUp(cards, ({ slug }) => all.some((area) => area.slug === slug), newCards);
  const served = factAt(files.contact.data, ['serviceArea', 'main']) as string[];
  const names = [...towns, ...all.map(({ name }) => name)];
  const named = filledUp(
    served,
    (name) => names.includes(name),
    names.filter((name) => !served.includes(name)),
  );
  const lists = [edit(files.overview, ['main', 'areas'], main), edit(files.contact, ['serviceArea', 'main'], named)];
  return [...ofPlaces, ...lists].filter(({ before, after }) => before !== after);
}

/** A list without what left; if anything did, with others in its place, four at most. */
function filledUp<Item>(list: Item[], isThere: (item: Item) => boolean, others: Item[]): Item[] {
  const rest = list.filter(isThere);
  return rest.length === list.length ? list : [...rest, ...others].slice(0, 4);
}

function edit({ file, text, data }: ContentFile, field: FieldPath, after: unknown): Edit {
  const before = factAt(data, field);
  const isSame = isDeepStrictEqual(before, after);
  // Of cards, their names tell enough.
  const brief = (value: unknown) =>
    Array.isArray(value) ? value.map((item) => factAt(item, ['slug']) ?? item) : value;
  return {
    file,
    before: text,
    after: isSame ? text : changeText(text, [{ field, before, after }]),
    lines: [describe({ field, before: brief(before), after: brief(after) })],
  };
}

/** The file of a place that has everything but the owner's paragraph, which the build asks for. */
function newArea({ name, slug, codes }: Place, zone: string, explained: unknown): Edit {
  const postcodes = codes.map((code) => (factAt(explained, [code]) === undefined ? { [code]: name } : code));
  const after = `# yaml-language-server: $schema=../schema/area.json
${stringify({ name, postcodes, zone })}# Write below, in 60 to 330 characters, what goes wrong in homes here alone, and what you do about it.
description:
`;
  return {
    file: `areas/${slug}.yaml`,
    before: undefined,
    after,
    lines: [`new: ${name}, ${codes.join(', ')}, ${zone}`],
  };
}
