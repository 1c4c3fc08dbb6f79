import { isDeepStrictEqual } from 'node:util';
import { isMap, parseDocument } from 'yaml';
import { type FieldPath, fieldName } from '../../src/content/problem.ts';

/** One fact that would be another one; a fact that is not there is `undefined`. */
export interface Change {
  field: FieldPath;
  before: unknown;
  after: unknown;
}

/** What a field holds. */
export function factAt(facts: unknown, field: FieldPath): unknown {
  return field.reduce<unknown>((value, key) => (isGroup(value) ? value[String(key)] : undefined), facts);
}

/** The same facts with another value in one field, and the groups around it where there were none. */
export function withFact(facts: unknown, [key, ...inside]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const group = isGroup(facts) ? facts : {};
  return { ...group, [key]: withFact(group[String(key)], inside, value) };
}

/** The fields that differ, each by itself; a list counts as one. */
export function changesBetween(before: unknown, after: unknown, field: FieldPath = []): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isGroup(after) || !isGroup(before ?? {})) return [{ field, before, after }];
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesBetween(factAt(before, [key]), after[key], [...field, key]));
}

/** Makes changes in a text of `content/business.yaml`, and keeps everything else as it is: comments, order, blank lines. */
export function changeText(text: string, changes: readonly Change[]): string {
  const document = parseDocument(text);
  for (const { field, after } of changes) {
    if (after === undefined) document.deleteIn(field);
    else document.setIn(field, document.createNode(after));
    const group = document.getIn(field.slice(0, -1), true);
    // What is written in no lines of its own stays in one.
    if (isMap(group) && group.items.length === 0) group.flow = true;
  }
  return document.toString({ lineWidth: 128, flowCollectionPadding: true });
}

/** A change as an owner reads it: "phone: 01632 960 247 -> 01632 960 111". */
export function describe({ field, before, after }: Change): string {
  return `${fieldName(field)}: ${shown(before)} -> ${shown(after)}`;
}

/** A fact as an owner reads and types it. */
export function shown(value: unknown): string {
  if (value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join(', ') : 'none';
  return isGroup(value) ? shown(Object.values(value)) : String(value);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && !Array.isArray(value);
}
