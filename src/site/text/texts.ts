import type { FieldPath } from '../problem.ts';
import { isSentence } from './sentence.ts';

/** The texts of a value, however deep, each with its field; sentences as they are written. */
export function textsOf(value: unknown, field: FieldPath = []): [FieldPath, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (isSentence(value)) return [[field, value.source]];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}
