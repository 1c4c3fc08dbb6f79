import { expect, test } from 'vitest';
import { bytesOf } from '../support/answer-bytes.ts';
import { read, readAll, routes, site } from '../support/site.ts';

const { business, jobs, words } = site;
const { people, photographs, prices, reviews } = words;

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

test('each of its pictures is seen once: on About and a town, of people and of jobs', async () => {
  expect(photographs.map(({ place }) => place)).toEqual(expect.arrayContaining(['/about', '/areas/cuckfield']));
  const files = [
    ...photographs,
    ...people.map(({ photograph }) => photograph),
    ...jobs.flatMap((job) => job.photographs),
  ]
    .flatMap((photograph) => (photograph ? [photograph.file] : []))
    .sort();
  expect(files).toEqual([...new Set(files)]);
  expect(files.length).toBeGreaterThan(10);
});

test('before anything else, every page says that the firm is made up and nobody answers', async () => {
  for (const [path, $] of await readAll()) {
    expect($('header p').first().text(), path).toMatch(/made up.*nobody answers/i);
  }
});

test('its places and its colours are not those of the sample', async () => {
  for (const path of ['/areas/hove', '/areas/worthing']) expect(routes).not.toContain(path);
  expect(routes.filter((path) => path.startsWith('/areas/')).length).toBeGreaterThan(3);
  expect((await read('/'))('meta[name="theme-color"]').attr('content')).not.toBe('#0f3038');
});

test('every page is at most 18,000 bytes with its lettering, headers counted', async () => {
  const sizes = await Promise.all(routes.map(async (path) => [path, await bytesOf(path)] as const));
  expect(sizes.filter(([, bytes]) => bytes > 18_000)).toEqual([]);
});
