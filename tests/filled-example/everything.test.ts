import { expect, test } from 'vitest';
import { drawingPlaces } from '../../src/facts/drawing-places.ts';
import { bytesOf } from '../support/answer-bytes.ts';
import { band, facts, read, readAll, routes, textsOf } from '../support/site.ts';

const { business, jobs, words } = facts;
const { evidence, people, photographs, prices, reviews } = words;

test('nothing that an owner can show is left out', () => {
  const { address, disclosures, messages, promises, registrations } = business;
  const shown = {
    complaints: business.complaints,
    email: business.email,
    insurance: business.insurance,
    landlordsEmail: business.landlords?.email,
    landlordsPhone: business.landlords?.phone,
    payment: business.payment,
    reviews: business.reviews,
    securityEmail: business.securityReports?.email,
    street: address.street,
    postcode: address.postcode,
    companyNumber: disclosures.companyNumber,
    legalName: disclosures.legalName,
    registeredOffice: disclosures.registeredOffice,
    vatNumber: disclosures.vatNumber,
    text: messages.text,
    whatsApp: messages.whatsApp,
    guaranteeTerms: promises.guaranteeTerms,
    sameDayBefore: promises.sameDayBefore,
    gasSafe: registrations.gasSafe,
    powerFlushAssociation: registrations.powerFlushAssociation,
    otherRegisters: registrations.others,
  };
  for (const [name, value] of Object.entries(shown)) expect(value, name).toBeDefined();
  for (const list of [people, prices.items, reviews.items, jobs]) expect(list.length).toBeGreaterThan(1);
});

test('a photograph stands in the place of every drawing that one can replace, and on Home, Services and About', () => {
  const places = photographs.map(({ place }) => place);
  expect(places).toEqual(expect.arrayContaining(['/', '/services', '/power-flushing', '/about', ...drawingPlaces]));
});

test('a reader who sees any of it sees that it is an example', async () => {
  const marked = /example|sample|made up/i;
  for (const [path, $] of await readAll()) {
    expect($('footer').text(), path).toMatch(marked);
    for (const id of ['people', 'jobs', 'prices']) {
      for (const heading of textsOf($, `h2#${id}`)) expect(heading, path).toMatch(marked);
    }
    for (const by of textsOf($, band('reviews', 'figcaption'))) expect(by, path).toMatch(marked);
    for (const image of $('main img[src^="/photographs/"]').toArray())
      expect($(image).attr('alt'), path).toMatch(marked);
  }
  expect(evidence.people).toMatch(marked);
});

test('its places and its colours are not those of the sample', async () => {
  for (const path of ['/areas/hove', '/areas/worthing']) expect(routes).not.toContain(path);
  expect(routes.filter((path) => path.startsWith('/areas/')).length).toBeGreaterThan(3);
  expect((await read('/'))('meta[name="theme-color"]').attr('content')).not.toBe('#0f3038');
});

test('every page is at most 18,000 bytes with its lettering, headers counted', async () => {
  for (const path of routes) expect(await bytesOf(path), path).toBeLessThanOrEqual(18_000);
});
