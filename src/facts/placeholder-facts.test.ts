import { expect, test } from 'vitest';
import otherFirm from '../../tests/fixtures/other-firm/business.config.ts';
import { placeholderFacts } from './placeholder-facts.ts';

test('what can belong to nobody is found, field by field', () => {
  expect(placeholderFacts(otherFirm).map((line) => line.split(':')[0])).toEqual([
    'phone',
    'searchPhone',
    'email',
    'site',
    'address.street',
    'powderFlushing.url',
    'registrations.gasSafe',
    'registrations.others[1].name',
    'registrations.others[1].number',
    'registrations.others[1].check',
    'messages.text',
    'messages.whatsApp',
    'insurance.insurer',
    'disclosures.legalName',
    'disclosures.companyNumber',
    'disclosures.registeredOffice',
    'disclosures.vatNumber',
  ]);
});

test.each([
  ['name', 'Chalk & Channel Plumbing and Heating'],
  ['phone', '07700 900123'],
  ['phone', '+44 1632 960999'],
  ['phone', '03069 990 000'],
  ['email', 'office@example.org'],
  ['site', 'https://plumber.test'],
  ['platform', 'Example Reviews'],
])('%s %s can belong to nobody', (field, value) => {
  expect(placeholderFacts({ [field]: value })).toEqual([`${field}: ${value}`]);
});

test('a real business has none', () => {
  const real = {
    name: 'Seagull Heating',
    phone: '01273 000 000',
    site: 'https://seagull-heating.co.uk',
    gasSafe: '123456',
    count: 112,
  };
  expect(placeholderFacts(real)).toEqual([]);
});
