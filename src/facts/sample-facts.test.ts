import { expect, test } from 'vitest';
import type { BusinessInput } from './business.ts';
import { sampleBusiness } from './sample-business.ts';
import { sampleFacts } from './sample-facts.ts';

const real: BusinessInput = {
  name: 'Seagull Heating',
  shortName: 'Seagull',
  phone: '01273 000 000',
  searchPhone: '+44 1273 000001',
  email: 'office@seagull-heating.co.uk',
  site: 'https://seagull-heating.co.uk',
  address: { street: '1 Quay', locality: 'Shoreham', region: 'West Sussex', postcode: 'BN43 5AA', country: 'GB' },
  geo: { latitude: 50.83, longitude: -0.27 },
  reviews: {
    platform: 'Checkatrade',
    url: 'https://www.checkatrade.com/trades/x',
    rating: 4.8,
    count: 112,
    checked: '2026-10-01',
    markup: true,
  },
  powderFlushing: { name: 'Powder People', url: 'https://powder-people.co.uk' },
  registrations: { gasSafe: '123456' },
  disclosures: { legalName: 'Seagull Heating Ltd' },
  responseMinutes: { centre: 40, suburbs: 50, extended: 90 },
};

test('the sample business is found in every field that it has', () => {
  expect(sampleFacts(sampleBusiness).map((line) => line.split(':')[0])).toEqual([
    'name',
    'shortName',
    'phone',
    'searchPhone',
    'site',
    'address.locality',
    'address.region',
    'geo.latitude',
    'geo.longitude',
    'reviews.platform',
    'reviews.url',
    'reviews.rating',
    'reviews.count',
    'reviews.checked',
    'powderFlushing.name',
    'powderFlushing.url',
    'responseMinutes.centre',
    'responseMinutes.suburbs',
    'responseMinutes.extended',
  ]);
});

test('a real business has none', () => {
  expect(sampleFacts(real)).toEqual([]);
});

test('one field that was left as it was is found', () => {
  expect(sampleFacts({ ...real, shortName: sampleBusiness.shortName })).toEqual(['shortName: Chalk & Channel']);
});

test.each([
  ['phone', '07700 900123'],
  ['phone', '+44 1632 960999'],
  ['phone', '03069 990 000'],
  ['email', 'office@example.org'],
  ['site', 'https://plumber.test'],
  ['site', 'https://plumber.invalid'],
])('%s %s can belong to nobody', (field, value) => {
  expect(sampleFacts({ ...real, [field]: value })).toEqual([`${field}: ${value}`]);
});
