import { describe, expect, test } from 'vitest';
import type { Zone } from '../../src/facts/business.ts';
import { attributesOf, band, call, facts, nodesOf, read, readAll, routes, textOf, textsOf } from '../support/site.ts';

/** What the specification counts and words, on the built site of the sample firm. */

const { areas, words } = facts;

/** Specification, section 3; Burgess Hill's order from the decisions. */
const postcodes: Record<string, string[]> = {
  hove: ['BN3'],
  portslade: ['BN41'],
  'shoreham-by-sea': ['BN43'],
  worthing: ['BN11', 'BN12', 'BN13', 'BN14'],
  lewes: ['BN7', 'BN8'],
  peacehaven: ['BN10'],
  newhaven: ['BN9'],
  seaford: ['BN25'],
  rottingdean: ['BN2'],
  saltdean: ['BN2'],
  woodingdean: ['BN2'],
  moulsecoomb: ['BN2'],
  patcham: ['BN1'],
  hangleton: ['BN3'],
  southwick: ['BN42'],
  lancing: ['BN15'],
  sompting: ['BN15'],
  steyning: ['BN44'],
  hassocks: ['BN6'],
  'burgess-hill': ['RH15', 'BN6'],
};

/** The decisions, "Response zone per area"; the other areas are the extended ones. */
const zones: Record<string, Zone> = {
  hove: 'centre',
  portslade: 'suburbs',
  rottingdean: 'suburbs',
  saltdean: 'suburbs',
  woodingdean: 'suburbs',
  moulsecoomb: 'suburbs',
  patcham: 'suburbs',
  hangleton: 'suburbs',
  southwick: 'suburbs',
};
const minutes: Record<Zone, number> = { centre: 30, suburbs: 45, extended: 60 };

test('the site has 26 routes: six pages, and the 20 areas', () => {
  const main = ['/', '/services', '/power-flushing', '/about', '/areas', '/contact'];
  expect(routes.slice(0, 6)).toEqual(main);
  expect(new Set(routes)).toEqual(new Set([...main, ...Object.keys(postcodes).map((slug) => `/areas/${slug}`)]));
});

test('the navigation names the six pages, beside a Call Now button', async () => {
  const $ = await read('/');
  expect(textsOf($, 'header nav a')).toEqual(['Home', 'Services', 'Power Flushing', 'About', 'Areas', 'Contact']);
  expect(textsOf($, `header ${call}`)[1]).toMatch(/^Call Now/);
});

test('the footer lists six services, where the firm works and that it answers at every hour', async () => {
  const $ = await read('/');
  expect(textsOf($, 'footer section[aria-labelledby="footer-services"] li')).toHaveLength(6);
  expect(textOf($, 'footer')).toMatch(/Brighton & Hove, Sussex.*24\/7 emergency service/);
});

describe('Home', async () => {
  const $ = await read('/');

  test('has the association’s badge, View Services, four trust badges, and View All Services', () => {
    expect(textsOf($, band('page', 'ul[aria-label="Membership"] li'))).toEqual(['Power Flush Association member']);
    expect(textsOf($, band('page', 'ul[aria-label="Why you can trust us"] li'))).toEqual([
      'Gas Safe registered',
      'Fully insured',
      '24/7 emergency service',
      '5 stars from 47 reviews',
    ]);
    expect(textsOf($, 'main a[href="/services"]')).toEqual(['View Services', 'View All Services']);
  });

  test('highlights three services and gives three reasons', () => {
    expect(textsOf($, band('highlights', 'h3'))).toEqual(['Emergency Plumbing', 'Boiler Services', 'Power Flushing']);
    expect(textsOf($, band('why', 'h3'))).toEqual(['Fast Response', 'Excellent Customer Care', 'Honest Pricing']);
  });

  test('rates the firm 5 from 47 reviews, price range ££', () => {
    const [firm] = nodesOf($, 'Plumber');
    expect(firm).toMatchObject({ priceRange: '££', aggregateRating: { ratingValue: 5, reviewCount: 47 } });
    expect(firm?.areaServed).toEqual(['Brighton', 'Hove'].map((name) => ({ '@type': 'City', name })));
  });
});

describe('Services', async () => {
  const $ = await read('/services');

  test('has five cards that name every service, and five questions', () => {
    expect(words.services.services).toHaveLength(5);
    expect(textsOf($, band('questions', 'h3'))).toHaveLength(5);
    for (const service of [
      'emergency plumbing',
      'boiler installation and repair',
      'central heating',
      'power flushing',
      'powder flushing',
      'leak detection',
      'bathroom fitting',
    ]) {
      expect($('main').text().toLowerCase()).toContain(service);
    }
  });

  test('warns on the power flushing card and leads to its page; no other card does', () => {
    expect($('[role="note"]')).toHaveLength(1);
    expect($(band('power-flushing', '[role="note"]'))).toHaveLength(1);
    expect(textsOf($, band('power-flushing', 'a[href="/power-flushing"]'))).toEqual([
      expect.stringMatching(/^Learn more/i),
    ]);
  });
});

test('Power Flushing has two cards, four benefits, seven signs, five steps, five questions, and its own call buttons', async () => {
  const $ = await read('/power-flushing');
  expect(textsOf($, band('explanation', 'h3'))).toEqual(['Why power flush', 'Certified service']);
  expect(textsOf($, band('benefits', 'h3'))).toHaveLength(4);
  expect(textsOf($, band('signs', 'li'))).toHaveLength(7);
  expect(textsOf($, band('process', 'li'))).toHaveLength(5);
  expect(textsOf($, band('questions', 'h3'))).toHaveLength(5);
  expect(textOf($, band('act', call))).toMatch(/^Book Assessment/);
  expect(textOf($, band('call', 'a[href="/contact"]'))).toBe('Get Written Quote');
});

test('About has its heading, five trust points, three values, the highlights that were decided and a band of three', async () => {
  const $ = await read('/about');
  expect(textOf($, 'h1').toLowerCase()).toMatch(/experienced.*reliable.*local/);
  expect(textsOf($, band('trust', 'h3'))).toHaveLength(5);
  expect(textsOf($, band('values', 'h3'))).toEqual(['Professional Standards', 'Customer First', 'Fast Response']);
  expect(textsOf($, band('in-your-house', 'h3'))).toEqual([
    'Local knowledge',
    'One team for heating and plumbing',
    'Written quotes',
    'Tidy work',
    'Clear explanations',
    'After-care',
  ]);
  expect(textsOf($, 'section[aria-label="At a glance"] strong')).toEqual([
    '24/7 Emergency Service',
    '100% Satisfaction Guarantee',
    'Local Brighton & Hove',
  ]);
});

test('Areas has four main areas, 16 linked towns, 21 neighbourhoods and three zones', async () => {
  const $ = await read('/areas');
  expect(textsOf($, band('main-areas', 'h3'))).toEqual(['Hove', 'Portslade', 'Worthing', 'Shoreham-by-Sea']);
  expect(textsOf($, band('towns', 'li'))).toHaveLength(16);
  expect(new Set(textsOf($, band('neighbourhoods', 'li'))).size).toBe(21);
  expect(textsOf($, band('response-times', 'tbody th'))).toEqual([
    'Brighton and Hove centre',
    'Suburbs',
    'Extended areas',
  ]);
  expect(textsOf($, band('response-times', 'tbody td'))).toEqual(['30 minutes', '45 minutes', '60 minutes']);
});

test('Contact has its four cards, four main places, six promises, and no form', async () => {
  const $ = await read('/contact');
  const cards = ['Emergency phone', 'General enquiries', 'Service area', 'Operating hours'];
  expect(textsOf($, band('cards', 'h3'))).toEqual(cards);
  expect(textsOf($, band('service-area', 'li'))).toEqual(['Brighton', 'Hove', 'Portslade', 'Worthing']);
  expect(textsOf($, band('promises', 'li'))).toHaveLength(6);
  expect(attributesOf($, band('call', 'a'), 'href')).toContain('/services');
  expect($('form, input, textarea, select')).toHaveLength(0);
});

test('every area has its postcodes and its zone’s time, four neighbours, four services, six benefits and its links', async () => {
  for (const { name, path, slug } of areas) {
    const $ = await read(path);
    expect(textOf($, band('page')), path).toMatch(new RegExp(`Serving ${name}.*${name}.*Get Free Quote`));
    expect(textsOf($, band('postcodes', 'dt')), path).toEqual(postcodes[slug]);
    expect(textOf($, band('response', 'strong')), path).toBe(`${minutes[zones[slug] ?? 'extended']} minutes`);
    expect(textsOf($, band('postcodes', 'ul li')), path).toHaveLength(4);
    expect(textsOf($, band('services', 'h3')), path).toEqual([
      'System assessment',
      'Power flushing',
      'Powder flushing',
      'System protection',
    ]);
    expect(textsOf($, band('comparison', 'th[scope="col"]')), path).toEqual(['Power flushing', 'Powder flushing']);
    expect(textsOf($, band('benefits', 'li')), path).toHaveLength(6);
    expect(textOf($, band('call', 'a[href="/contact"]')), path).toBe('Get Written Quote');
  }
  const hove = await read('/areas/hove');
  expect(textsOf(hove, band('postcodes', 'ul li'))).toEqual(['Brighton', 'Portslade', 'Hangleton', 'Aldrington']);
});

test('the breadcrumb turns hyphens into spaces and capitalises each word', async () => {
  const $ = await read('/areas/shoreham-by-sea');
  expect(textsOf($, 'nav[aria-label="Breadcrumb"] li')).toEqual(['Home', 'Areas', 'Shoreham By Sea']);
});

test('the 404 page and the generic error page have the specification’s words', async () => {
  const missing = await read('/nope');
  expect(textOf(missing, 'h1')).toBe('Oops! Page not found');
  expect(textOf(missing, 'main a[href="/"]')).toBe('Return to Home');
  const broken = await read('/500');
  expect(textOf(broken, 'h1')).toBe('Unexpected Application Error!');
  expect(textOf(broken, 'head > title')).toMatch(/^Unexpected Application Error!/);
});

test('no two area pages share 60 % of their main text’s five-word sequences', async () => {
  const texts = await Promise.all(areas.map(async ({ path }) => ({ path, sequences: await sequencesOn(path) })));
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const common = [...one.sequences].filter((sequence) => other.sequences.has(sequence)).length;
      const share = common / Math.min(one.sequences.size, other.sequences.size);
      expect(share, `${one.path} and ${other.path} share too much`).toBeLessThan(0.6);
    }
  }
});

test('texts of the site lead to every trade word', async () => {
  const linked = (await readAll()).flatMap(([, $]) =>
    attributesOf($, 'a[data-explained][href^="/power-flushing#"]', 'href'),
  );
  const all = Object.keys(words['trade-words'].words).map((word) => `/power-flushing#${word}`);
  expect(all).toEqual(
    expect.arrayContaining(
      ['inhibitor', 'magnetite', 'microbore', 'kettling'].map((word) => `/power-flushing#${word}`),
    ),
  );
  expect(new Set(linked)).toEqual(new Set(all));
});

async function sequencesOn(path: string): Promise<Set<string>> {
  const text = textsOf(await read(path), 'main :is(h1, h2, h3, p, li, th, td)').join(' ');
  const all = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(all.slice(4).map((_, index) => all.slice(index, index + 5).join(' ')));
}
