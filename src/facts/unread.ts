import type { FieldPath } from './problem.ts';

/**
 * The facts, taking note of each field that is read. Pages run in a bundle with a copy of this module of their own, so
 * the notes are kept on the process.
 */
export function watched<Value extends object>(value: Value, field: FieldPath = []): Value {
  const proxies = new Map<PropertyKey, object>();
  return new Proxy(value, {
    get(target, key, receiver) {
      const item: unknown = Reflect.get(target, key, receiver);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return item;
      if (!(item instanceof Object)) {
        readFields().add([...field, key].join('.'));
        return item;
      }
      const proxy = proxies.get(key) ?? watched(item, [...field, key]);
      proxies.set(key, proxy);
      return proxy;
    },
  });
}

/** The fields, however deep, that nobody has read of facts as they were before they were watched. */
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
