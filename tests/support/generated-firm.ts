import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { wholeSchemas } from '../../src/site/files/json-schema.ts';
import { readWords } from '../../src/site/files/standard-words.ts';
import { exampleFolder } from './example-firm.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** The part of a JSON Schema that this module reads. */
interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  minItems?: number;
  maxItems?: number;
  errorMessage?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
}

/** Plan of a generated firm: its number of areas, and how long its names, texts and lists are. */
interface Plan {
  areas: number;
  words: 'shortest' | 'longest' | 'mixed';
  /** Share of optional content that is left out, from 0 to 1. */
  leftOut: number;
}

/** Plans of twenty firms that combine 1 to 40 areas, short and long texts, and all, half or none of the optional content. */
export const plans: readonly Plan[] = Array.from({ length: 20 }, (_, index) => ({
  areas: [1, 2, 7, 20, 40][index % 5] ?? 1,
  words: (['shortest', 'longest', 'mixed'] as const)[index % 3] ?? 'mixed',
  leftOut: [0, 1, 0.5, 1][index % 4] ?? 0,
}));

/**
 * Writes a generated firm to a temporary folder: a copy of the filled firm (firms/filled), with other areas, texts and lists that the
 * schemas allow.
 * @param number index of the firm's plan, from 0 to 19. The same number always gives the same firm
 * @returns folder of the firm; the caller deletes it
 */
function writeGeneratedFirm(number: number): string {
  const plan = plans[number] as Plan;
  const folder = mkdtempSync(join(tmpdir(), 'firm-'));
  cpSync(exampleFolder, folder, { recursive: true });
  const schemas = wholeSchemas() as ReadonlyMap<string, Schema>;
  const writer = new Writer(plan, number);
  const fileOf = (name: string) => join(folder, 'content', `${name}.yaml`);
  const read = (name: string) => parse(readFileSync(fileOf(name), 'utf8'));
  const write = (name: string, data: unknown, schema = name) =>
    writeFileSync(fileOf(name), stringify(writer.value(data, schemas.get(schema) ?? {}, [schema])));
  const words = (name: string, content: string) =>
    readWords(content, name, undefined)?.data as ReturnType<typeof parse>;
  /** Writes a file of words. Fields of the standard words (in words/) that the plan leaves out become `~`, so that the site lacks them. */
  const writeWords = (name: string, data: unknown) => {
    const own = writer.value(data, schemas.get(name) ?? {}, [name]);
    writeFileSync(fileOf(name), stringify(withLeftOut(own, words(name, ''))));
  };
  const inFolder = (name: string) =>
    readdirSync(join(folder, 'content', name)).map((file) => `${name}/${basename(file, '.yaml')}`);

  rmSync(fileOf('claims'));
  const bare = plan.leftOut === 1 && { hours: 'Monday to Friday 8 am to 6 pm', promises: { localZones: [] } };
  write('business', { ...read('business'), hours: 'always', ...bare });
  const { responseMinutes } = read('business');
  const patterns = inFolder('areas').map(read);
  for (const name of inFolder('areas')) rmSync(fileOf(name));
  const areas = Array.from({ length: plan.areas }, (_, index) => placeOf(index, writer));
  const [town] = read('business').towns;
  const last = areas.at(-1);
  // Every other firm has a page about its main town.
  if (last && number % 2 === 1) last.name = town;
  const [first = ''] = areas.map(({ name }) => name);
  for (const [index, { slug, ...place }] of areas.entries()) {
    const { response, waterCompany: _, ...pattern } = patterns[index % patterns.length];
    write(`areas/${slug}`, { ...pattern, ...(responseMinutes && { response }), ...place }, 'area');
  }
  /** Town of a job or a review: of the first one the firm's main town, else the first area. */
  const townAt = (index: number) => (index === 0 ? town : first);
  for (const [index, name] of inFolder('jobs').entries()) write(name, { ...read(name), town: townAt(index) }, 'job');

  const main = areas.slice(0, 8);
  const changes: Record<string, (data: ReturnType<typeof parse>) => unknown> = {
    reviews: (all) => ({
      ...all,
      items: all.items.map((each: object, index: number) => ({ ...each, town: townAt(index) })),
    }),
    contact: (all) => ({ ...all, serviceArea: { ...all.serviceArea, main: main.map(({ name }) => name) } }),
    areas: (all) => ({ ...all, main: { ...all.main, areas: main.map(({ slug }) => ({ slug, description: 'x' })) } }),
    photographs: (all) => all.filter(({ place }: { place: string }) => !place.startsWith('/areas/')),
  };
  const rest = [...schemas.keys()].filter((name) => !['area', 'business', 'claims', 'job', 'redirects'].includes(name));
  for (const name of rest) {
    const whole = words(name, join(folder, 'content'));
    writeWords(name, changes[name]?.(whole) ?? whole);
  }
  return folder;
}

/** A firm's own words, with null (in YAML `~`) for each field that only the standard words have. */
function withLeftOut(own: unknown, standard: unknown): unknown {
  if (!isMap(own) || !isMap(standard)) return own;
  const missing = Object.keys(standard).filter((key) => !(key in own));
  return Object.fromEntries([
    ...Object.entries(own).map(([key, value]) => [key, withLeftOut(value, standard[key])]),
    ...missing.map((key) => [key, null]),
  ]);
}

const isMap = (value: unknown): value is Record<string, unknown> => value instanceof Object && !Array.isArray(value);

/**
 * Copies the project with a generated firm as its firm/.
 * @param number index of the firm's plan, from 0 to 19
 */
export async function copyGeneratedFirm(number: number): Promise<ProjectCopy> {
  const folder = writeGeneratedFirm(number);
  const copy = await copyProject(folder);
  rmSync(folder, { recursive: true });
  return copy;
}

/** Fields of a made-up area near the filled firm's town. */
function placeOf(index: number, writer: Writer) {
  const name = writer.name(index);
  return {
    slug: `place-${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
    name,
    position: { lat: 51.06 + writer.between(-0.2, 0.08), lon: -0.32 + writer.between(-0.35, 0.35) },
    zone: ['centre', 'suburbs', 'extended'][index % 3],
    nearby: [`Near ${name}`.slice(0, 30)],
  };
}

/** Names of fields whose values stay as they are: they refer to something else, other fields refer to them, or they are whole sentences. */
const fixed =
  /^(href|place|slug|town|towns|nearby|main|file|id|site|language|row|name|waterCompany|postcodes|localZones|pages|nightCharge)$/;
/** Names of groups from which no field is left out, because the rest would make no sense. */
const whole = /^(landlords|registrations|address|securityReports|photograph|photographs)$/;

/** Generates the values of a firm's fields. The same plan and seed always give the same values. */
class Writer {
  #seed: number;
  #count = 0;
  readonly #plan: Plan;

  constructor(plan: Plan, seed: number) {
    this.#plan = plan;
    this.#seed = seed + 1;
  }

  /** Pseudorandom number from `low` to `high`, by a linear congruential generator (Park and Miller; `minstd_rand` in C++). */
  between(low: number, high: number): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return low + (high - low) * (this.#seed / 2_147_483_647);
  }

  name(index: number): string {
    return { shortest: `W${index}`, longest: `Upper Longstreet Hill ${index}`, mixed: `Marl ${index} Green` }[
      this.#plan.words
    ].slice(0, 30);
  }

  value(value: unknown, schema: Schema, field: readonly string[]): unknown {
    const own = schema.anyOf?.find((each) => each.properties || each.errorMessage) ?? schema;
    const key = field.at(-1) ?? '';
    if (fixed.test(key)) return value;
    if (typeof value === 'string') return this.#text(value, own, field);
    if (Array.isArray(value)) return this.#list(value, own, field);
    if (!(value instanceof Object)) return value;
    const kept = Object.entries(value).filter(
      ([name]) =>
        !own.properties ||
        own.required?.includes(name) ||
        field.some((each) => whole.test(each)) ||
        this.between(0, 1) >= this.#plan.leftOut,
    );
    return Object.fromEntries(
      kept.map(([name, item]) => [name, this.value(item, own.properties?.[name] ?? {}, [...field, name])]),
    );
  }

  #list(
    list: readonly unknown[],
    { items = {}, minItems = 0, maxItems = list.length }: Schema,
    field: readonly string[],
  ) {
    const fits = field.includes('services') || minItems === maxItems || Array.isArray(items);
    const most = this.#plan.words === 'shortest' ? minItems : maxItems;
    const length =
      fits || typeof (list[0] ?? '') !== 'string' ? Math.min(list.length, fits ? list.length : most || 1) : most;
    const shown = Array.from({ length }, (_, index) => list[index % list.length]);
    return shown.map((item, index) =>
      this.value(item, (Array.isArray(items) ? items[index] : items) ?? {}, [...field, String(index)]),
    );
  }

  /**
   * Returns a unique text. Its length is the shortest or the longest that the schema allows, or (plan "mixed") between them. The {names}
   * that the field must contain stay in the text. Without limits in the schema, returns the value unchanged.
   */
  #text(value: string, { errorMessage = '' }: Schema, field: readonly string[]): string {
    const [, least, most] = /^Expected text of (\d+) to (\d+) characters/.exec(errorMessage) ?? [];
    if (!most) return value;
    const named =
      field[0] === 'emergency' && field.length === 2 ? (value.match(/\{(?:gasEmergency|phone)\}/)?.[0] ?? '') : '';
    const area =
      field[0] === 'area-page' &&
      /^(title|mainTownTitle|heading|search|searchSummary)$/.test(field.at(-1) ?? '') &&
      field.length === 2;
    const prefix = named ? `Ring ${named}. ` : area ? '{area} ' : '';
    // Leave room for the text that replaces {area} (the name of a place), {phone} or {gasEmergency}.
    const room = Number(most) - (area ? 40 : named ? 20 : 0);
    const length = { shortest: Number(least), longest: room, mixed: Math.round(this.between(Number(least), room)) };
    this.#count += 1;
    // The schema of words/prices.yaml allows no sums of money in texts.
    const suitable = field[0] === 'prices' ? terms.filter((term) => !term.includes('£')) : terms;
    let text = this.#count.toString(36).toUpperCase();
    while (text.length < length[this.#plan.words]) text += ` ${suitable[Math.floor(this.between(0, suitable.length))]}`;
    const cut = text.slice(0, Math.max(length[this.#plan.words], Math.min(text.length, 3))).trim();
    return prefix + cut.padEnd(Number(least), 'x');
  }
}

/** Trade terms and numbers from which the generated texts are made. */
const terms = [
  'pipe',
  '7',
  'valve',
  '15 mm',
  'boiler',
  'condensate',
  '2.5 bar',
  'thermostat',
  'tap',
  '90 %',
  'pump',
  'a',
  'lagging',
  '£200',
];
