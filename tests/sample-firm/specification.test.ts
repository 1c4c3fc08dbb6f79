import { expect, test } from 'vitest';
import { attributesOf, band, call, facts, read, readAll, routes, textOf, textsOf } from '../support/site.ts';
import { thingsOf } from '../support/structured-data.ts';

/** What the specification counts and words, on the built site of the sample firm. */

const { words } = facts;

/** What the specification words: page, element, all its texts in their order. */
test.each<[path: string, selector: string, texts: (string | RegExp)[]]>([
  ['/', 'header nav a', ['Home', 'Services', 'Power Flushing', 'About', 'Areas', 'Contact']],
  ['/', `header :not(#call-bar) > ${call}`, [/^24\/7 emergency/, /^Call Now/]],
  ['/', band('highlights', 'ul[aria-label="Membership"] li'), ['Power Flush Association member']],
  [
    '/',
    band('highlights', 'ul[aria-label="Why you can trust us"] li'),
    ['Gas Safe registered', 'Fully insured', '24/7 emergency service', '5 stars from 47 reviews'],
  ],
  ['/', 'main a[href="/services"]', ['View Services', 'View All Services']],
  ['/', band('highlights', 'h3'), ['Emergency Plumbing', 'Boiler Services', 'Power Flushing']],
  ['/', band('why', 'h3'), ['Fast Response', 'Excellent Customer Care', 'Honest Pricing']],
  ['/services', '[role="note"]', [/microbore/]],
  ['/services', band('power-flushing', 'a[href="/power-flushing"]'), [/^Learn more/i]],
  ['/power-flushing', band('explanation', 'h3'), ['Why power flush', 'Certified service']],
  ['/power-flushing', band('act', call), [/^Book Assessment/]],
  ['/power-flushing', band('call', 'a[href^="/contact"]'), ['Get Written Quote']],
  ['/about', 'h1', [/experienced.*reliable.*local/i]],
  ['/about', band('values', 'h3'), ['Professional Standards', 'Customer First', 'Fast Response']],
  [
    '/about',
    band('in-your-house', 'h3'),
    [
      ...['Local knowledge', 'One team for heating and plumbing', 'Written quotes'],
      ...['Tidy work', 'Clear explanations', 'After-care'],
    ],
  ],
  [
    '/about',
    'ul[aria-label="At a glance"] strong',
    ['24/7 Emergency Service', '100% Satisfaction Guarantee', 'Local Brighton & Hove'],
  ],
  ['/areas', band('main-areas', 'h3'), ['Hove', 'Portslade', 'Worthing', 'Shoreham-by-Sea']],
  ['/areas', band('response-times', 'tbody th'), [/^Brighton and Hove centre/, /^Suburbs/, /^Extended areas/]],
  ['/areas', band('response-times', 'td:first-of-type'), ['30 minutes', '45 minutes', '60 minutes']],
  ['/areas', band('response-times', 'td + td'), ['None', 'None', 'May apply']],
  ['/areas/hove', band('postcodes', 'ul li'), ['Brighton', 'Portslade', 'Hangleton', 'Aldrington']],
  ['/areas/shoreham-by-sea', 'nav[aria-label="Breadcrumb"] li', ['Home', 'Areas', 'Shoreham By Sea']],
  ['/contact', band('cards', 'h3'), ['Emergency phone', 'General enquiries', 'Service area', 'Operating hours']],
  ['/contact', band('service-area', 'li'), ['Brighton', 'Hove', 'Portslade', 'Worthing']],
  ['/contact', band('call', `${call}, ${band('call', 'a[href="/services"]')}`), [/^Call/, /services/]],
  ['/nope', 'h1', ['Oops! Page not found']],
  ['/nope', 'main a[href="/"]', ['Return to Home']],
  ['/500', 'h1', ['Unexpected Application Error!']],
  ['/500', 'head > title', [/^Unexpected Application Error!/]],
])('%s: %s has the words of the specification', async (path, selector, texts) => {
  const expected = texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));
  expect(textsOf(await read(path), selector)).toEqual(expected);
});

/** What the specification counts. */
test.each([
  ['/', 'footer section:nth-of-type(3) li', 6],
  ['/services', 'main section:has(> div > h2)', 5],
  ['/services', band('questions', 'h3'), 5],
  ['/power-flushing', band('benefits', 'h3'), 4],
  ['/power-flushing', band('signs', 'li'), 7],
  ['/power-flushing', band('process', 'li'), 5],
  ['/power-flushing', band('questions', 'h3'), 5],
  ['/about', band('trust', 'h3'), 5],
  ['/areas', band('towns', 'li'), 16],
  ['/areas', band('neighbourhoods', 'li'), 21],
  ['/contact', band('promises', 'li'), 6],
  ['/contact', 'form, input, textarea, select', 0],
])('%s: %s finds %i texts', async (path, selector, count) => {
  expect(new Set(textsOf(await read(path), selector)).size).toBe(count);
});

test('the site has 26 routes: six pages, and 20 areas', () => {
  expect(routes.slice(0, 6)).toEqual(['/', '/services', '/power-flushing', '/about', '/areas', '/contact']);
  expect(routes).toHaveLength(26);
});

test('the footer says where the firm works and that it answers at every hour', async () => {
  expect(textOf(await read('/'), 'footer')).toMatch(/Brighton & Hove, Sussex.*24\/7 emergency service/);
});

test('search engines read a rating of 5 from 47 reviews, the price range ££ and the towns', async () => {
  const [firm] = thingsOf(await read('/'), 'Plumber');
  expect(firm).toMatchObject({ priceRange: '££', aggregateRating: { ratingValue: 5, reviewCount: 47 } });
  expect(firm?.areaServed).toEqual(['Brighton', 'Hove'].map((name) => ({ '@type': 'City', name })));
});

test.each([
  ...['emergency plumbing', 'boiler installation and repair', 'central heating', 'power flushing'],
  ...['powder flushing', 'leak detection', 'bathroom fitting'],
])('the services include %s', async (service) => {
  expect(textOf(await read('/services'), 'main').toLowerCase()).toContain(service);
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
