import type { Business } from './business.ts';

/** The facts that content may name in braces, such as `{phone}`. */
export function placeholders(business: Business): Record<string, string> {
  const { responseMinutes, reviews } = business;
  return {
    name: business.name,
    shortName: business.shortName,
    phone: business.phone.text,
    rating: String(reviews.rating),
    reviewCount: String(reviews.count),
    reviewPlatform: reviews.platform,
    specialist: business.powderFlushing.name,
    centreMinutes: String(responseMinutes.centre),
    suburbsMinutes: String(responseMinutes.suburbs),
    extendedMinutes: String(responseMinutes.extended),
  };
}

/**
 * Replaces every `{name}` in the texts of a value, however deep.
 * @param unknown called with the path and name of a placeholder that has no value; its text stays as it is
 */
export function fillIn(
  value: unknown,
  values: Record<string, string>,
  unknown: (path: readonly PropertyKey[], name: string) => void,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
      if (Object.hasOwn(values, name)) return values[name] ?? whole;
      unknown(path, name);
      return whole;
    });
  }
  if (Array.isArray(value)) return value.map((item, index) => fillIn(item, values, unknown, [...path, index]));
  if (value instanceof Object) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillIn(item, values, unknown, [...path, key])]),
    );
  }
  return value;
}
