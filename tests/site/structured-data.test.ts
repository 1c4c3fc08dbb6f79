import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/site/text/running-text.ts';
import {
  attributesOf,
  band,
  read,
  readAll,
  shownReviews,
  site,
  textOf,
  textsOf,
  visibleText,
} from '../support/site.ts';
import {
  breadcrumbOf,
  everyThing,
  graphOf,
  referencesIn,
  type Thing,
  thingsOf,
  typesOf,
  writtenOut,
} from '../support/structured-data.ts';

const { areas, business, words } = site;
const reviews = shownReviews;
const crumbs = `nav[aria-label="${words.frame.breadcrumb}"]`;
const firmId = `${business.site}/#business`;
const siteId = `${business.site}/#website`;

describe('one graph over all pages', () => {
  test('every page carries one: the page, of its kind, with all that hangs on it', async () => {
    const kinds: Record<string, string> = {
      '/services': 'FAQPage',
      '/power-flushing': 'FAQPage',
      '/about': 'AboutPage',
      '/areas': 'CollectionPage',
      '/contact': 'ContactPage',
    };
    for (const [path, $] of await readAll()) {
      expect($('body script[type="application/ld+json"]').length, path).toBe(1);
      expect(graphOf($), path).toMatchObject({
        '@context': 'https://schema.org',
        '@type': kinds[path] ?? 'WebPage',
        '@id': $('link[rel="canonical"]').attr('href'),
        isPartOf: { '@id': siteId },
        about: expect.anything(),
      });
    }
  });

  test('what a page refers to is written out on one, or on several in the same words but for the rating', async () => {
    const written = await writtenOut();
    for (const [path, $] of await readAll()) {
      for (const id of referencesIn(graphOf($))) expect([...written.keys()], path).toContain(id);
    }
    for (const [id, [first, ...others]] of written) {
      const { aggregateRating: _, ...lasting } = first ?? {};
      for (const { aggregateRating: _, ...other } of others) expect(other, id).toEqual(lasting);
    }
  });

  test('the business is written out on Home and on Contact, the site on Home, and no other page has a part of them', async () => {
    for (const [path, $] of await readAll()) {
      const firms = everyThing(graphOf($)).filter((thing) =>
        typesOf(thing).some((type) => /Plumber|Business/.test(type)),
      );
      const told = firms.map((firm) => [firm['@id'], firm['@type']]);
      expect(told, path).toEqual(path === '/' || path === '/contact' ? [[firmId, ['Plumber', 'HVACBusiness']]] : []);
      expect(thingsOf($, 'WebSite').length, path).toBe(path === '/' ? 1 : 0);
    }
  });
});

describe('the business', () => {
  test('is who, where, how to ring, and when somebody answers', async () => {
    for (const path of ['/', '/contact']) {
      const [firm] = thingsOf(await read(path), 'Plumber');
      expect(firm).toMatchObject({
        '@id': firmId,
        name: business.name,
        url: `${business.site}/`,
        telephone: business.phone.e164,
        geo: { latitude: business.geo.latitude, longitude: business.geo.longitude },
      });
      expect(firm?.areaServed).toEqual(business.towns.map((name) => ({ '@type': 'City', name })));
      const times = business.hours.times.map(({ days, ...rest }) => ({ ...rest, dayOfWeek: days }));
      expect(firm?.openingHoursSpecification).toMatchObject(times);
    }
  });

  test('has its rating on Home, which shows it, where the owner wants it marked up, and on no other page', async () => {
    const $ = await read('/');
    const heading = textOf($, band('reviews', 'h2'));
    for (const figure of reviews?.markup ? [reviews.rating, reviews.count] : []) expect(heading).toContain(`${figure}`);
    expect(attributesOf($, band('reviews', 'time'), 'datetime')).toEqual(reviews ? [reviews.checked] : []);
    for (const [path, page] of await readAll()) {
      const rated = everyThing(graphOf(page)).some((thing) => 'aggregateRating' in thing || 'review' in thing);
      expect(rated, path).toBe(path === '/' && !!reviews?.markup);
    }
  });
});

test('the breadcrumb of every page but Home is marked up in its head, as it is shown', async () => {
  expect(thingsOf(await read('/'), 'BreadcrumbList')).toEqual([]);
  for (const [path, $] of (await readAll()).slice(1)) {
    const { itemListElement: items } = breadcrumbOf($) as { '@type': 'BreadcrumbList'; itemListElement: Thing[] };
    const addresses = attributesOf($, `${crumbs} a`, 'href').map((href) => business.site + href);
    const shown = textsOf($, `${crumbs} li`).map((name, index) => [name, index + 1, addresses[index]]);
    expect(
      items.map(({ name, position, item }) => [name, position, item]),
      path,
    ).toEqual(shown);
  }
});

describe('questions', () => {
  test.each([
    ['/services', words.services.questions],
    ['/power-flushing', words['power-flushing'].questions],
  ])('are marked up on %s word for word as they are shown', async (path, { items }) => {
    const $ = await read(path);
    expect(textsOf($, band('questions', 'li h3'))).toEqual(items.map(({ question }) => question));
    const answers = items.map(({ answer }) => plainText(answer));
    expect(textsOf($, band('questions', 'li p'))).toEqual(answers);
    const marked = graphOf($).mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(marked.map(({ name }) => name)).toEqual(items.map(({ question }) => question));
    expect(marked.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(answers);
  });
});

describe('services', () => {
  test('are offered by the business, in words that their page shows, and marked up on no other page', async () => {
    const counts = { '/services': 1 + words.services.services.length, '/power-flushing': 1 } as Record<string, number>;
    for (const { path } of areas) counts[path] = 1;
    for (const [path, $] of await readAll()) {
      const services = thingsOf($, 'Service');
      expect(services.length, path).toBe(counts[path] ?? 0);
      if (services.length > 0) expect(graphOf($).about, path).toMatchObject({ provider: { '@id': firmId } });
      for (const { name } of services) expect(visibleText($), path).toContain(name);
    }
  });

  test('are a catalogue on their page, each with the address of its card', async () => {
    const $ = await read('/services');
    const services = thingsOf($, 'OfferCatalog').flatMap(({ itemListElement }) =>
      (itemListElement as Thing[]).flatMap(({ itemOffered }) => itemOffered ?? []),
    );
    expect(services).toEqual(
      words.services.services.map(({ id, title }) => {
        expect(textOf($, `h2[id="${id}"]`)).toBe(title);
        const address = `${business.site}/services#${id}`;
        return { '@type': 'Service', '@id': address, name: title, url: address };
      }),
    );
  });

  test('of an area are for a place that has its name, its point on the map and its postcodes', async () => {
    for (const { name, path, position, postcodes } of areas) {
      const { areaServed } = graphOf(await read(path)).about as Thing;
      const point = position ? { latitude: position.lat, longitude: position.lon } : {};
      const geo = { ...point, postalCode: postcodes.map(({ code }) => code) };
      expect(areaServed, path).toMatchObject({ '@type': 'Place', name, geo });
    }
  });
});
