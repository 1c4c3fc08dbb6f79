import type { FieldPath } from '../content/problem.ts';

/**
 * Wraps facts in a proxy that records which fields are read. Astro bundles a second copy of this module with the pages, so
 * the record is on `globalThis`.
 */
export function recordReads<Value extends object>(value: Value, field: FieldPath = []): Value {
  const proxies = new Map<PropertyKey, object>();
  return new Proxy(value, {
    get(target, key, receiver) {
      const item: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return item;
      if (!(item instanceof Object)) {
        readFields().add([...field, key].join('.'));
        return item;
      }
      const proxy = proxies.get(key) ?? recordReads(item, [...field, key]);
      proxies.set(key, proxy);
      return proxy;
    },
  });
}

/** The fields, however deep, that nothing has read, of facts that aren't wrapped. */
export function unreadFields(value: unknown, field: FieldPath = []): FieldPath[] {
  if (value instanceof Object) {
    return Object.entries(value).flatMap(([key, item]) =>
      unreadFields(item, [...field, Array.isArray(value) ? Number(key) : key]),
    );
  }
  return value === undefined || readFields().has(field.join('.')) ? [] : [field];
}

const notes: { [key: symbol]: Set<string> | undefined } = globalThis as never;
const key = Symbol.for('fields of the facts that pages have read');

function readFields(): Set<string> {
  notes[key] ??= new Set();
  return notes[key];
}
