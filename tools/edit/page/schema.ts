import type { FieldPath } from '../../../src/site/field-path.ts';

/** The parts of a JSON Schema that a form reads. */
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
  longest?: number;
  links?: boolean;
  choices?: 'links' | 'photographPlaces' | 'areas' | 'towns' | 'adviceVersions';
  isWanted?: boolean;
  date?: boolean;
  safety?: boolean;
  default?: unknown;
  names?: Record<string, string>;
}

/** How a field is shown. `fixed` has one value, so that it's there or not. */
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
 * What a part holds when it's added: all that it must have, empty.
 * @param version of the safety advice as the site gives it now, which is what an engineer has read who is written down now
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

/** The first field inside a part that was added. */
export function firstField(value: unknown, field: FieldPath): FieldPath {
  const [first] = value instanceof Object ? Object.entries(value) : [];
  if (!first) return field;
  return firstField(first[1], [...field, Array.isArray(value) ? 0 : first[0]]);
}

/** What a field is called: `searchPhone` is “Search phone”. */
export const labelOf = (name: PropertyKey, { title }: Schema = {}): string => title ?? phraseOf(String(name));

export function phraseOf(name: string): string {
  const words = name
    .replaceAll(/[-_#/]/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What tells an item of a list from the others: its first text. */
export function nameOfItem(item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  if (!(item instanceof Object)) return '';
  const { title, name, question, label, job, place, alt } = item as Record<string, unknown>;
  const first = [title, name, question, label, job, place, alt, ...Object.values(item)].find(
    (value) => typeof value === 'string' && value !== '',
  );
  return first === undefined ? '' : String(first);
}
