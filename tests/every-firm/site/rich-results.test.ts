import { expect, test } from 'vitest';
import { facts, readAll } from '../../support/site.ts';
import { type Thing, thingsOf } from '../../support/structured-data.ts';

/**
 * What Google documents for the types that it reads (developers.google.com/search/docs/appearance/structured-data): required
 * properties, and recommended ones that the owner has a fact for. `a.b` is a property of what `a` is.
 */

const { business } = facts;
const when = (known: unknown, ...properties: string[]) => (known ? properties : []);

const wanted: Record<string, readonly string[]> = {
  // Local business.
  Plumber: [
    ...['name', 'address', 'telephone', 'url', 'geo.latitude', 'geo.longitude'],
    ...['address.addressLocality', 'address.addressRegion', 'address.addressCountry'],
    ...when(business.address.street, 'address.streetAddress'),
    ...when(business.address.postcode, 'address.postalCode'),
    ...when(business.priceRange, 'priceRange'),
    ...when(business.email, 'email'),
    ...when(business.reviews, 'sameAs'),
    ...when(
      business.allHours,
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
    ),
  ],
  AggregateRating: ['ratingValue', 'reviewCount'],
  // Site names.
  WebSite: ['name', 'url'],
  // Breadcrumb.
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  // FAQ; no rich result since May 2026.
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer.text'],
};

test.each(Object.entries(wanted))('each %s has what Google documents for it', async (type, properties) => {
  for (const [path, $] of await readAll()) {
    for (const thing of thingsOf($, type)) {
      for (const property of properties) expect(valueAt(thing, property), `${path}: ${property}`).toBeDefined();
    }
  }
});

test('a telephone number begins with the country, and the only postal address is that of the business', async () => {
  for (const [path, $] of await readAll()) {
    for (const { telephone } of thingsOf($, 'Plumber')) expect(telephone, path).toMatch(/^\+44\d+$/);
    expect(thingsOf($, 'PostalAddress').length, path).toBe(thingsOf($, 'Plumber').length);
  }
});

test('a breadcrumb has at least two steps, and every step but the last an address', async () => {
  for (const [path, $] of await readAll()) {
    for (const { itemListElement } of thingsOf($, 'BreadcrumbList')) {
      const items = itemListElement as Thing[];
      expect(items.length, path).toBeGreaterThan(1);
      expect(items.slice(0, -1).every(({ item }) => String(item).startsWith(`${business.site}/`))).toBe(true);
    }
  }
});

function valueAt(thing: Thing, property: string): unknown {
  return property.split('.').reduce<unknown>((value, name) => (value as Thing | undefined)?.[name], thing);
}
