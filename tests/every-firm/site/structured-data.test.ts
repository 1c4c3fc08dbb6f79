import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/facts/running-text.ts';
import { attributesOf, band, facts, graphOf, nodesOf, read, readAll, textOf, textsOf } from '../../support/site.ts';

const { areas, business, words } = facts;
const { reviews } = business;
const crumbs = `nav[aria-label="${words.frame.breadcrumb}"]`;

test('every page carries one graph', async () => {
  for (const [path, $] of await readAll()) {
    expect($('script[type="application/ld+json"]').length, path).toBe(1);
    expect(Array.isArray(graphOf($)), path).toBe(true);
  }
});

test('Home describes the business: who, where, how to ring, open at every hour', async () => {
  const [firm, ...others] = nodesOf(await read('/'), 'Plumber');
  expect(others).toEqual([]);
  expect(firm).toMatchObject({
    '@id': `${business.site}/#business`,
    name: business.name,
    telephone: business.phone.e164,
    address: { addressLocality: business.address.locality, addressCountry: 'GB' },
    geo: { latitude: business.geo.latitude, longitude: business.geo.longitude },
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
  });
  expect(firm?.areaServed).toEqual(business.towns.map((name) => ({ '@type': 'City', name })));
});

test('Home shows the rating that it marks up, and no other page has one', async () => {
  const $ = await read('/');
  if (reviews) {
    expect(textOf($, band('reviews', 'h2'))).toContain(String(reviews.rating));
    expect(textOf($, band('reviews', 'h2'))).toContain(String(reviews.count));
    expect($(band('reviews', 'time')).attr('datetime')).toBe(reviews.checked);
  } else expect($(band('reviews'))).toHaveLength(0);
  for (const [path, page] of await readAll()) {
    expect(nodesOf(page, 'WebSite').length, path).toBe(path === '/' ? 1 : 0);
    expect(JSON.stringify(graphOf(page)).includes('aggregateRating'), path).toBe(path === '/' && !!reviews?.markup);
  }
});

test('the breadcrumb of every page but Home is marked up as it is shown', async () => {
  expect(nodesOf(await read('/'), 'BreadcrumbList')).toEqual([]);
  for (const [path, $] of (await readAll()).slice(1)) {
    const [list] = nodesOf($, 'BreadcrumbList');
    const items = list?.itemListElement as { name: string; position: number; item?: string }[];
    expect(
      items.map(({ name }) => name),
      path,
    ).toEqual(textsOf($, `${crumbs} li`));
    expect(
      items.map(({ position }) => position),
      path,
    ).toEqual(items.map((_, index) => index + 1));
    const shown = attributesOf($, `${crumbs} a`, 'href').map((href) => business.site + href);
    expect(
      items.map(({ item }) => item),
      path,
    ).toEqual([...shown, undefined]);
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
    const [faq] = nodesOf($, 'FAQPage');
    const marked = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(marked.map(({ name }) => name)).toEqual(items.map(({ question }) => question));
    expect(marked.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(answers);
  });

  test('are marked up nowhere else', async () => {
    for (const [path, $] of await readAll()) {
      if (path !== '/services' && path !== '/power-flushing') expect(nodesOf($, 'FAQPage'), path).toHaveLength(0);
    }
  });
});

test('pages that describe services mark them up in words that they show, offered by the business', async () => {
  const counts = { '/services': words.services.services.length, '/power-flushing': 1 } as Record<string, number>;
  for (const { path } of areas) counts[path] = 1;
  for (const [path, $] of await readAll()) {
    const services = nodesOf($, 'Service');
    expect(services.length, path).toBe(counts[path] ?? 0);
    for (const { description, provider } of services) {
      expect(textOf($, 'main'), path).toContain(description);
      expect(provider, path).toEqual({ '@id': `${business.site}/#business` });
    }
  }
});
