import { expect, test } from 'vitest';
import { wholeSchemas } from '../../../src/site/files/json-schema.ts';
import { kindOf, labelOf, type Schema } from './schema.ts';

/** Names of fields that need no title, because an owner understands each as it is. */
const plainNames =
  'address after answer areas bathrooms before benefits bing carbonMonoxide cards companyNumber comparison complaints corners country date ' +
  'description drawing edges email emergency enquiries explanation file freeQuotes gasSafetyRecords google guarantee heading homes hours ' +
  'house icon insurance insured insurer job jobs labels landlords language latitude lettering lines link links longitude map messages ' +
  'month name names nation neighbourhoods newBoiler note notice number olderHeating otherWork payment phone photograph photographs ' +
  'picture pipe postcode postcodes powderFlushing powerFlushing priceRange promises question quote rating registeredOffice ' +
  'responseTimes reviews serviceArea services shape shortName steps street text title town towns warningSigns waterCompanies ' +
  'waterCompany whenToAct words';
const plain = new Set(plainNames.split(' '));

/** Every group of fields in a schema, and those inside it. Keys: where the group is. */
function groupsIn(schema: Schema, where: string): [where: string, fields: [string, Schema][]][] {
  const fields = Object.entries(schema.properties ?? {});
  const inside: [string, Schema | boolean | undefined][] = [
    ...fields.map(([name, part]): [string, Schema] => [`${where}.${name}`, part]),
    ...[schema.items ?? [], schema.anyOf ?? []].flat().map((part): [string, Schema] => [where, part]),
    [where, schema.additionalProperties],
  ];
  return [[where, fields], ...inside.flatMap(([place, part]) => (part instanceof Object ? groupsIn(part, place) : []))];
}

const groups = [...wholeSchemas()].flatMap(([file, schema]) => groupsIn(schema as Schema, file));

test('every field has a title in plain words, or a name that is plain', () => {
  const unnamed = groups.flatMap(([where, fields]) =>
    fields.filter(([name, { title }]) => !title && !plain.has(name)).map(([name]) => `${where}.${name}`),
  );
  expect(unnamed).toEqual([]);
});

test('the kinds of values that a field may have are named, and so is what the owner may add by name', () => {
  const namesIn = (schema: Schema): (string | undefined)[] => {
    const { properties = {}, items = [], anyOf = [], propertyNames } = schema;
    const own = [
      ...(kindOf(schema) === 'union' ? anyOf : []).map(({ kind }) => kind),
      ...(propertyNames ? [propertyNames.title] : []),
    ];
    return [...own, ...[...Object.values(properties), ...[items].flat(), ...anyOf].flatMap(namesIn)];
  };
  const names = [...wholeSchemas().values()].flatMap((schema) => namesIn(schema as Schema));
  expect(names).toContain('Yes, with its number');
  expect(names).toContain('Word to add');
  expect(names.filter((name) => !name)).toEqual([]);
});

test('no two fields of a group have the same label', () => {
  const alike = groups.flatMap(([where, fields]) => {
    const labels = fields.map(([name, part]) => labelOf(name, part));
    return labels.filter((label, index) => labels.indexOf(label) < index).map((label) => `${where}: ${label}`);
  });
  expect(alike).toEqual([]);
});
