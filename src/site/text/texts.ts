import type { FieldPath } from '../problem.ts';

/** The texts of a value, however deep, each with its field. */
export function textsOf(value: unknown, field: FieldPath = []): [FieldPath, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}
