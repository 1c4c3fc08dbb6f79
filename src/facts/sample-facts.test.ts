import { expect, test } from 'vitest';
import sample from '../../business.config.ts';
import { type BusinessInput, parseBusiness } from './business.ts';
import { sampleFacts } from './sample-facts.ts';

const real: BusinessInput = {
  ...sample,
  name: 'Seagull Heating',
  phone: '01273 000 000',
  searchPhone: '+44 1273 000001',
  site: 'https://seagull-heating.co.uk',
  reviews: { ...sample.reviews, platform: 'Checkatrade', url: 'https://www.checkatrade.com/trades/x' },
  powderFlushing: { name: 'Powder People', url: 'https://powder-people.co.uk' },
};

test('the sample business is found in every field that is its own', () => {
  expect(sampleFacts(parseBusiness(sample)).map((line) => line.split(':')[0])).toEqual([
    'name',
    'phone',
    'searchPhone',
    'site',
    'reviews.platform',
    'reviews.url',
    'powderFlushing.name',
    'powderFlushing.url',
  ]);
});

test('a real business has none', () => {
  expect(sampleFacts(parseBusiness(real))).toEqual([]);
});

test.each([
  ['phone', '07700 900123'],
  ['phone', '+44 1632 960999'],
  ['phone', '03069 990 000'],
  ['email', 'office@example.org'],
  ['site', 'https://plumber.test'],
  ['site', 'https://plumber.invalid'],
])('%s %s can belong to nobody', (field, value) => {
  expect(sampleFacts(parseBusiness({ ...real, [field]: value }))).toEqual([`${field}: ${value}`]);
});
