import { describe, expect, test } from 'vitest';
import { band, facts, graphOf, nodesOf, read, readAll, textOf, textsOf } from '../support/site.ts';

const { business } = facts;
const { address, email, reviews } = business;

test('every page carries one graph', async () => {
  for (const [path, $] of await readAll()) {
    expect($('script[type="application/ld+json"]'), path).toHaveLength(1);
    expect(Array.isArray(graphOf($)), path).toBe(true);
  }
});

test('Home describes the business with the facts of the business file', async () => {
  const $ = await read('/');
  expect(nodesOf($, 'Plumber')).toEqual([
    {
      '@type': ['Plumber', 'HVACBusiness'],
      '@id': `${business.site}/#business`,
      name: business.name,
      telephone: business.phone.e164,
      url: `${business.site}/`,
      image: `${business.site}/share.png`,
      priceRange: '££',
      ...(email && { email }),
      address: {
        '@type': 'PostalAddress',
        ...(address.street && { streetAddress: address.street }),
        addressLocality: address.locality,
        addressRegion: address.region,
        ...(address.postcode && { postalCode: address.postcode }),
        addressCountry: 'GB',
      },
      geo: { '@type': 'GeoCoordinates', latitude: business.geo.latitude, longitude: business.geo.longitude },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
      areaServed: [
        { '@type': 'City', name: 'Brighton' },
        { '@type': 'City', name: 'Hove' },
      ],
      ...(reviews.markup && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.rating, reviewCount: reviews.count },
      }),
    },
  ]);
});

test('Home shows the rating that it marks up', async () => {
  const $ = await read('/');
  expect(textOf($, band('reviews', 'h2'))).toContain(String(reviews.rating));
  expect(textOf($, band('reviews', 'h2'))).toContain(String(reviews.count));
  expect($(band('reviews', 'time')).attr('datetime')).toBe(reviews.checked);
});

test('only Home names the website and carries the rating', async () => {
  for (const [path, $] of await readAll()) {
    expect(nodesOf($, 'WebSite'), path).toHaveLength(path === '/' ? 1 : 0);
    expect(JSON.stringify(graphOf($)).includes('aggregateRating'), path).toBe(path === '/' && reviews.markup);
  }
});

test('the breadcrumb of every page but Home is marked up as it is shown', async () => {
  for (const [path, $] of await readAll()) {
    const lists = nodesOf($, 'BreadcrumbList');
    expect(lists, path).toHaveLength(path === '/' ? 0 : 1);
    if (path === '/') continue;
    const items = lists[0]?.itemListElement as { name: string; position: number; item?: string }[];
    expect(items.map(({ name }) => name)).toEqual(textsOf($, 'nav[aria-label="Breadcrumb"] li'));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const shown = $('nav[aria-label="Breadcrumb"] a')
      .toArray()
      .map((link) => business.site + $(link).attr('href'));
    expect(items.map(({ item }) => item)).toEqual([...shown, undefined]);
  }
});

describe.each(['/services', '/power-flushing'])('the questions on %s', (path) => {
  test('are five, marked up word for word as they are shown', async () => {
    const $ = await read(path);
    const [faq] = nodesOf($, 'FAQPage');
    const marked = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(marked).toHaveLength(5);
    expect(marked.map(({ name }) => name)).toEqual(textsOf($, 'details summary'));
    expect(marked.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(textsOf($, 'details > :not(summary)'));
  });
});

test('no other page marks up questions', async () => {
  for (const [path, $] of await readAll()) {
    if (path !== '/services' && path !== '/power-flushing') expect(nodesOf($, 'FAQPage'), path).toHaveLength(0);
  }
});

test('pages that describe services mark them up in words that they show, offered by the business', async () => {
  for (const [path, $] of await readAll()) {
    const services = nodesOf($, 'Service');
    const expected = path === '/services' ? 5 : path === '/power-flushing' || path.startsWith('/areas/') ? 1 : 0;
    expect(services, path).toHaveLength(expected);
    for (const service of services) {
      expect(textOf($, 'main'), path).toContain(service.description);
      expect(service.provider, path).toMatchObject({ '@id': `${business.site}/#business`, name: business.name });
    }
  }
});
