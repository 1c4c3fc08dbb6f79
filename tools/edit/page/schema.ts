import type { FieldPath } from '../../../src/site/field-path.ts';

/** The parts of a JSON Schema that a form reads, among them keywords of this project, such as `longest` and `choices`. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  errorMessage?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  enum?: string[];
  const?: unknown;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  longest?: number;
  links?: boolean;
  choices?: 'links' | 'photographPlaces' | 'areas' | 'towns' | 'adviceVersions';
  isWanted?: boolean;
  kind?: string;
  date?: boolean;
  safety?: boolean;
  default?: unknown;
  names?: Record<string, string>;
}

/** Kinds of inputs for a field. `fixed` is for a field with only one possible value, such as `true`, which is set or missing. */
type Kind =
  | 'text'
  | 'sum'
  | 'number'
  | 'choice'
  | 'switch'
  | 'fixed'
  | 'list'
  | 'pair'
  | 'picture'
  | 'group'
  | 'record'
  | 'union';

/** Kind of input for the values that a schema allows. */
export function kindOf(schema: Schema): Kind {
  if (schema.anyOf) {
    const types = schema.anyOf.map(({ type }) => type);
    if (types.includes('boolean') && schema.anyOf.some((each) => each.enum)) return 'switch';
    return types.includes('number') ? 'sum' : 'union';
  }
  if (schema.const !== undefined) return 'fixed';
  if (schema.enum) return 'choice';
  if (schema.type === 'array') return Array.isArray(schema.items) ? 'pair' : 'list';
  if (schema.properties) return 'file' in schema.properties && 'focus' in schema.properties ? 'picture' : 'group';
  if (schema.type === 'object') return 'record';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  return schema.type === 'boolean' ? 'switch' : 'text';
}

/** The schema of a list's items. */
export const itemsOf = ({ items }: Schema): Schema => (Array.isArray(items) ? (items[0] ?? {}) : (items ?? {}));

/**
 * Value of a field that was just added. Text is empty, a choice has its first value, a switch is on, and a group has only its required
 * fields. A list has its minimum number of items, but at most three.
 * @param version current version of the safety advice, for the field `version` of a new entry about the engineer who read the advice
 */
export function emptyValue(schema: Schema, version?: string): unknown {
  switch (kindOf(schema)) {
    case 'union':
      return emptyValue(schema.anyOf?.find(({ type }) => type === 'string') ?? schema.anyOf?.[0] ?? {}, version);
    case 'fixed':
      return schema.const;
    case 'choice':
      return schema.enum?.[0];
    case 'switch':
      return true;
    case 'list':
      return Array.from({ length: Math.min(schema.minItems ?? 0, 3) }, () => emptyValue(itemsOf(schema), version));
    case 'pair':
      return (schema.items as Schema[]).map((item) => emptyValue(item, version));
    case 'record':
      return {};
    case 'group':
    case 'picture': {
      const all = Object.entries(schema.properties ?? {});
      const isFilled = (name: string, field: Schema) =>
        schema.required?.includes(name) || (version !== undefined && field.choices === 'adviceVersions');
      const needed = all.filter(([name, field]) => isFilled(name, field));
      return Object.fromEntries(needed.map(([name, field]) => [name, emptyValue(field, version)]));
    }
    default:
      return (schema.choices === 'adviceVersions' && version) || '';
  }
}

/** Path of the first field inside a value that was just added. */
export function firstField(value: unknown, field: FieldPath): FieldPath {
  const [first] = value instanceof Object ? Object.entries(value) : [];
  if (!first) return field;
  return firstField(first[1], [...field, Array.isArray(value) ? 0 : first[0]]);
}

/** Label of a field: the title in its schema. Default: its name in words, so that `searchPhone` gives “Search phone”. */
export const labelOf = (name: PropertyKey, { title }: Schema = {}): string => title ?? phraseOf(String(name));

export function phraseOf(name: string): string {
  const words = name
    .replaceAll(/[-_#/]/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Text that distinguishes an item of a list from the others, such as its title. Default: the item's first text. Empty without any text. */
export function nameOfItem(item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  if (!(item instanceof Object)) return '';
  const { title, name, question, label, job, place, alt } = item as Record<string, unknown>;
  const first = [title, name, question, label, job, place, alt, ...Object.values(item)].find(
    (value) => typeof value === 'string' && value !== '',
  );
  return first === undefined ? '' : String(first);
}
