import { isDeepStrictEqual } from 'node:util';
import type { ESTree } from 'vite';
import { type FieldPath, fieldName } from '../../src/content/problem.ts';
import { fieldsOf, parseBusinessFile } from '../build/business-file.ts';

/** One fact that would be another one; a fact that is not there is `undefined`. */
export interface Change {
  field: FieldPath;
  before: unknown;
  after: unknown;
}

/** The facts that a text of `business.config.ts` exports, unchecked. */
export function factsIn(text: string): unknown {
  return factOf(parseBusinessFile(text).facts);
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

function factOf(node: ESTree.Node): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'UnaryExpression') return (node.operator === '-' ? -1 : 1) * Number(factOf(node.argument));
  if (node.type === 'ArrayExpression') return fieldsOf(node).map(({ value }) => factOf(value));
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(fieldsOf(node).map(({ key, value }) => [key, factOf(value)]));
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && !Array.isArray(value);
}
