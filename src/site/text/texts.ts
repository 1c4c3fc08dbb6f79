import type { FieldPath } from '../field-path.ts';
import { isSentence } from './sentence.ts';

/** Every text in a value, at any depth, with its field. The text of a `Sentence` is its source. */
export function textsOf(value: unknown, field: FieldPath = []): [FieldPath, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (isSentence(value)) return [[field, value.source]];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}
