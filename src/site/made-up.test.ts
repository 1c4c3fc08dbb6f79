import { expect, test } from 'vitest';
import { business } from '../../tests/support/example-firm.ts';
import { exampleNamesIn, madeUpFacts, madeUpIn, oneSpelling } from './made-up.ts';

test('what a new firm’s file has in the place of facts is made up', () => {
  expect(madeUpFacts({ name: 'Your firm', insurance: { insurer: 'Your insurer' }, towns: ['Yourtown'] })).toEqual([
    'name: Your firm',
    'insurance.insurer: Your insurer',
  ]);
});

test('what can belong to nobody is found, field by field', () => {
  const fields = `phone searchPhone email site address.street reviews.platform reviews.url powderFlushing.name powderFlushing.url
    registrations.gasSafe registrations.powerFlushAssociation registrations.others[1].name registrations.others[1].number
    registrations.others[1].check profiles[1].name profiles[1].url booking.url messages.text messages.whatsApp landlords.phone
    landlords.email insurance.insurer complaints boilerGuarantee
    securityReports.email disclosures.legalName disclosures.companyNumber disclosures.registeredOffice disclosures.vatNumber`;
  expect(madeUpFacts(business).map((line) => line.split(':')[0])).toEqual(fields.split(/\s+/));
});

test('a real business has none', () => {
  const real = {
    name: 'Seagull Heating',
    phone: '01273 000 000',
    site: 'https://seagull-heating.co.uk',
    gasSafe: '518204',
    companyNumber: '08123456',
  };
  expect(madeUpFacts({ ...real, count: 112 })).toEqual([]);
});

test.each(['000000', '1111111', '123456', '012345', '987654', 'PF-4444'])(
  'the register number %s is made up',
  (number) => {
    expect(madeUpFacts({ registrations: { gasSafe: number } })).toEqual([`registrations.gasSafe: ${number}`]);
    expect(madeUpFacts({ address: { street: number } }), 'elsewhere it may be anything').toHaveLength(
      /^0+$/.test(number) ? 1 : 0,
    );
  },
);

test.each([
  ['a number to dial', 'href="tel:+441632960247"', '+441632960247'],
  ['a number with a bracket', 'Ring (01632) 960 247 now', '01632) 960 247'],
  ['a London number', 'Ring 020 7946 0123.', '020 7946 0123'],
  ['a name in HTML', '<p>Chalk &amp; Channel</p>', 'Chalk & Channel'],
  ['an address in HTML', '<a href="https://reviews.example.com/us">', 'reviews.example.com'],
  ['an email address', 'write to office@quay-plumbing.example today', 'quay-plumbing.example'],
])('%s is found in a text', (_, text, found) => {
  expect(madeUpIn(text)).toEqual([found]);
});

test('people and firms that are called examples are found in a text', () => {
  const text = 'Example: A. N. Example, Hove, wrote at Example Reviews. Examples of both, for example, abound';
  expect(exampleNamesIn(text)).toEqual(['N. Example', 'Example Reviews']);
});

test.each([
  ['M0.1632960247 1', 'a drawing'],
  ['if (/x/.test(name)) input.invalid', 'a script'],
  ['Example: a tap that drips. Examples of both', 'words'],
  ['For example, 01273 000 000 or 0800 111 999', 'words'],
  ['1916329602471', 'a longer number'],
])('nothing is found in %s (%s)', (text) => {
  expect(madeUpIn(text)).toEqual([]);
});

test('however a number is written, it is the same one', () => {
  const written = ['01632 960 247', '+441632960247', '+44 (0)1632 960247', '0044 1632 960 247'];
  expect(new Set(written.map(oneSpelling))).toEqual(new Set(['01632960247']));
});
