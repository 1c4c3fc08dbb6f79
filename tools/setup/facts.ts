import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode } from 'yaml';
import type { FieldPath } from '../../src/site/field-path.ts';

/** Value of a field in a YAML document. */
export function factAt(document: Document, field: FieldPath): unknown {
  const node = document.getIn(field);
  return isNode(node) ? node.toJS(document) : node;
}

/**
 * Sets the value of a field in a YAML document. Keeps comments, order and blank lines. An object changes only the fields that the object
 * has. `undefined` removes the field.
 */
export function setFact(document: Document, field: FieldPath, fact: unknown): void {
  if (isDeepStrictEqual(fact, factAt(document, field))) return;
  if (fact === undefined) document.deleteIn(field);
  else if (!isGroup(fact)) document.setIn(field, document.createNode(fact));
  else for (const [key, value] of Object.entries(fact)) setFact(document, [...field, key], value);
  const group = document.getIn(field.slice(0, -1));
  // An empty group is written on one line, as `{}`.
  if (isMap(group) && group.items.length === 0) group.flow = true;
}

/** A value as an owner would type it: items or fields joined by commas, "yes" or "no" for a boolean, "none" if it is missing or empty. */
export function shown(value: unknown): string {
  if (value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join(', ') : 'none';
  return isGroup(value) ? shown(Object.values(value)) : String(value);
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return value instanceof Object && !Array.isArray(value);
}
