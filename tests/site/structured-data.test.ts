import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/site/text/sentence.ts';
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
  definedNodes,
  type GraphNode,
  graphOf,
  nodesOf,
  nodesOfType,
  referencesIn,
  typesOf,
} from '../support/structured-data.ts';

const { areas, business, words } = site;
const reviews = shownReviews;
const crumbs = `nav[aria-label="${words.frame.breadcrumb}"]`;
const firmId = `${business.site}/#business`;
const siteId = `${business.site}/#website`;

describe('the structured data of all pages', () => {
  test('every page describes itself, with the type of its kind of page', async () => {
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

  test('every reference has its node on some page; several pages with the same node agree, except for the rating', async () => {
    const written = await definedNodes();
    for (const [path, $] of await readAll()) {
      for (const id of referencesIn(graphOf($))) expect([...written.keys()], path).toContain(id);
    }
    for (const [id, [first, ...others]] of written) {
      const { aggregateRating: _, ...lasting } = first ?? {};
      for (const { aggregateRating: _, ...other } of others) expect(other, id).toEqual(lasting);
    }
  });

  test('Home and Contact define the business, Home the site, and other pages only refer to them', async () => {
    for (const [path, $] of await readAll()) {
      const firms = nodesOf(graphOf($)).filter((node) => typesOf(node).some((type) => /Plumber|Business/.test(type)));
      const defined = firms.map((firm) => [firm['@id'], firm['@type']]);
      expect(defined, path).toEqual(path === '/' || path === '/contact' ? [[firmId, ['Plumber', 'HVACBusiness']]] : []);
      expect(nodesOfType($, 'WebSite').length, path).toBe(path === '/' ? 1 : 0);
    }
  });
});

describe('the business', () => {
  test('has its name, address, number, position, places and hours', async () => {
    for (const path of ['/', '/contact']) {
      const [firm] = nodesOfType(await read(path), 'Plumber');
      expect(firm).toMatchObject({
        '@id': firmId,
        name: business.name,
        url: `${business.site}/`,
        telephone: business.phone.e164,
        ...(business.geo && { geo: business.geo }),
      });
      expect(firm?.areaServed).toEqual(business.towns.map((name) => ({ '@type': 'City', name })));
      const times = business.hours.times.map(({ days, ...rest }) => ({ ...rest, dayOfWeek: days }));
      expect(firm?.openingHoursSpecification).toMatchObject(times);
    }
  });

  test('has a rating on Home alone, which shows it, if the owner chose markup', async () => {
    const $ = await read('/');
    const heading = textOf($, band('reviews', 'h2'));
    for (const figure of reviews?.markup ? [reviews.rating, reviews.count] : []) expect(heading).toContain(`${figure}`);
    expect(attributesOf($, band('reviews', 'time'), 'datetime')).toEqual(reviews ? [reviews.checked] : []);
    for (const [path, page] of await readAll()) {
      const rated = nodesOf(graphOf(page)).some((node) => 'aggregateRating' in node || 'review' in node);
      expect(rated, path).toBe(path === '/' && !!reviews?.markup);
    }
  });
});

test('every page except Home has its visible breadcrumb as data in the head', async () => {
  expect(nodesOfType(await read('/'), 'BreadcrumbList')).toEqual([]);
  for (const [path, $] of (await readAll()).slice(1)) {
    const { itemListElement: items } = breadcrumbOf($) as { '@type': 'BreadcrumbList'; itemListElement: GraphNode[] };
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
  ])('are data on %s, word for word as they are shown', async (path, { items }) => {
    const $ = await read(path);
    expect(textsOf($, band('questions', 'li h3'))).toEqual(items.map(({ question }) => question));
    const answers = items.map(({ answer, more }) => [answer, more ?? []].flat().map(plainText));
    expect(textsOf($, band('questions', 'li p'))).toEqual(answers.flat());
    const data = graphOf($).mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(data.map(({ name }) => name)).toEqual(items.map(({ question }) => question));
    expect(data.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(answers.map((each) => each.join(' ')));
  });
});

describe('services', () => {
  test('are data on the pages that show their names, and offered by the business', async () => {
    const counts = { '/services': 1 + words.services.services.length, '/power-flushing': 1 } as Record<string, number>;
    for (const { path } of areas) counts[path] = 1;
    for (const [path, $] of await readAll()) {
      const services = nodesOfType($, 'Service');
      expect(services.length, path).toBe(counts[path] ?? 0);
      if (services.length > 0) expect(graphOf($).about, path).toMatchObject({ provider: { '@id': firmId } });
      for (const { name } of services) expect(visibleText($), path).toContain(name);
    }
  });

  test('are a catalogue on Services, each with the address of its card', async () => {
    const $ = await read('/services');
    const services = nodesOfType($, 'OfferCatalog').flatMap(({ itemListElement }) =>
      (itemListElement as GraphNode[]).flatMap(({ itemOffered }) => itemOffered ?? []),
    );
    expect(services).toEqual(
      words.services.services.map(({ id, title }) => {
        expect(textOf($, `h2[id="${id}"]`)).toBe(title);
        const address = `${business.site}/services#${id}`;
        return { '@type': 'Service', '@id': address, name: title, url: address };
      }),
    );
  });

  test('of an area are for a place with its name, position and postcodes', async () => {
    for (const { name, path, position, postcodes, sharedWords } of areas) {
      const { name: service, areaServed } = graphOf(await read(path)).about as GraphNode;
      expect(service, path).toBe(sharedWords.services.heading);
      const point = position ? { latitude: position.lat, longitude: position.lon } : {};
      const geo = { ...point, postalCode: postcodes.map(({ code }) => code) };
      expect(areaServed, path).toMatchObject({ '@type': 'Place', name, geo });
    }
  });
});
