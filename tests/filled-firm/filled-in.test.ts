import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { wholeSchemas } from '../../src/site/files/json-schema.ts';
import { readWords } from '../../src/site/files/standard-words.ts';
import { bytesOf, mostBytesOfLongPage } from '../support/page-bytes.ts';
import { read, readAll, routes, site } from '../support/site.ts';

const content = 'firms/filled/content';

/** The part of a JSON Schema that describes fields and lists. */
interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema | Schema[];
  anyOf?: Schema[];
}

/**
 * Schemas that describe all files of a folder in content/, with the name of the folder. Any other schema describes one file, which has the
 * name of the schema: `home` describes home.yaml.
 */
const folders: Record<string, string> = { area: 'areas', job: 'jobs' };
/** Fields that may be left out: `focus`, the point round which a photograph is cropped (default: its middle). */
const optional = /\.focus$/;

test.each([...wholeSchemas()] as [string, Schema][])(
  'the filled firm has a value for every field of the schema "%s"',
  (name, schema) => {
    const folder = folders[name];
    const read = (file: string) => parse(readFileSync(join(content, file), 'utf8'));
    const isFacts = ['business', 'claims', 'redirects'].includes(name);
    const alone = isFacts ? read(`${name}.yaml`) : readWords(content, name, site.business)?.data;
    const values = folder ? readdirSync(join(content, folder)).map((file) => read(join(folder, file))) : [alone];
    const missing = unfilled(schema, values).map((field) => `${name}: ${field}`);
    expect(missing.filter((field) => !optional.test(field))).toEqual([]);
  },
);

test('every page begins with a notice that the firm is made up and nobody answers its phone', async () => {
  for (const [path, $] of await readAll()) {
    expect($('header p').first().text(), path).toMatch(/made up.*nobody answers/i);
  }
});

test('the filled firm has other areas and colours than the sample firm', async () => {
  for (const path of ['/areas/hove', '/areas/worthing']) expect(routes).not.toContain(path);
  expect(routes.filter((path) => path.startsWith('/areas/')).length).toBeGreaterThan(3);
  expect((await read('/'))('meta[name="theme-color"]').attr('content')).not.toBe('#0f3038');
});

test('every page is at most as large as a page may be', async () => {
  const sizes = await Promise.all(routes.map(async (path) => [path, await bytesOf(path)] as const));
  expect(sizes.filter(([, bytes]) => bytes > mostBytesOfLongPage)).toEqual([]);
});

/**
 * Finds the fields of a schema that have a value in none of the given objects.
 * @param values objects that the schema describes
 * @param path path of the schema's field, such as "reviews". Default: '', for the schema of a whole file
 * @returns paths of the fields without a value
 */
function unfilled(schema: Schema, values: readonly unknown[], path = ''): string[] {
  const given = values.filter((value) => value !== undefined && value !== null);
  if (given.length === 0) return [path];
  const { anyOf = [], items, properties = {} } = schema;
  const records = given.filter((value) => typeof value === 'object') as Record<string, unknown>[];
  const inFields = Object.entries(properties).flatMap(([name, field]) =>
    unfilled(
      field,
      records.map((record) => record[name]),
      `${path}${path && '.'}${name}`,
    ),
  );
  const lists = given.filter((value) => Array.isArray(value));
  const inItems = [items ?? []].flat().flatMap((item) => unfilled(item, lists.flat(), `${path}[]`));
  const groups = anyOf.filter((choice) => choice.properties);
  return [...inFields, ...inItems, ...groups.flatMap((group) => unfilled(group, given, path))];
}
