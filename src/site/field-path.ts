/** Path of a field, such as `['items', 0, 'title']`. Items of a list count from 0. */
export type FieldPath = readonly PropertyKey[];

/** Whether `field` is `other`, or a field inside it. */
export const isWithin = (field: FieldPath, other: FieldPath): boolean =>
  other.every((key, depth) => field[depth] === key);

/** The value of a field. Undefined if there is no such field. */
export function valueAt(value: unknown, field: FieldPath): unknown {
  return field.reduce<unknown>(
    (inside, key) => (inside instanceof Object ? Reflect.get(inside, key) : undefined),
    value,
  );
}

/**
 * Returns a copy of a value with a new value in one field.
 * @param field new value of the field; `undefined` removes the field from its object
 */
export function replacedAt(value: unknown, [key, ...inside]: FieldPath, field: unknown): unknown {
  if (key === undefined) return field;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? replacedAt(item, inside, field) : item));
  const { ...group } = (value ?? {}) as Record<PropertyKey, unknown>;
  const replaced = replacedAt(group[key], inside, field);
  if (replaced === undefined) delete group[key];
  else group[key] = replaced;
  return group;
}

/** Name of a field in messages for owners, who count the items of a list from 1: `['items', 0, 'title']` gives `items[1].title`. */
export function fieldName(field: FieldPath): string {
  return field.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key + 1}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}
