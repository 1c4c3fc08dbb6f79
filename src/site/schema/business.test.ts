import { expect, test } from 'vitest';
import { business } from '../../../tests/support/example-firm.ts';
import { problemTable } from '../../../tests/support/problem-tables.ts';
import { valueAt } from '../field-path.ts';
import { parseBusiness } from './business.ts';
import { text } from './fields.ts';

/** Returns the example firm's facts with another value in one field, such as `address.postcode`. A null value removes the field. */
function withField(field: string, value: unknown): Record<string, unknown> {
  const [top = '', name] = field.split('.');
  const group = business[top];
  return { ...business, [top]: name ? { ...group, [name]: value ?? undefined } : (value ?? undefined) };
}

test.each(problemTable<[string, string, unknown, string]>('business'))(
  'in content/business.yaml, %s is named with what was found and what to type',
  (_, field, value, message) => {
    expect(() => parseBusiness(withField(field, value))).toThrow(message);
  },
);

test.each<[field: string, typed: unknown, fact: unknown]>([
  ['site', 'www.ouse.co.uk', 'https://www.ouse.co.uk'],
  ['site', 'http://www.ouse.co.uk/', 'https://www.ouse.co.uk'],
  ['email', '“office@ouse.co.uk”', 'office@ouse.co.uk'],
  ['address.postcode', 'bn91aa', 'BN9 1AA'],
  ['reviews.checked', '1 November 2026', '2026-11-01'],
  ['reviews.url', 'www.checkers.co.uk/ouse', 'https://www.checkers.co.uk/ouse'],
  ['insurance.cover', '£2,000,000', 2_000_000],
  ['insurance.cover', '£2 million', 2_000_000],
  ['insurance.until', '31/3/2027', '2027-03-31'],
  ['registrations.gasSafe', '“512345”', '512345'],
  ['registrations.gasSafe', '512 345', '512345'],
  ['disclosures.companyNumber', '8123456', '08123456'],
  [
    'siteVerification.google',
    '<meta name="google-site-verification" content="abcDEF0123456789_-x" />',
    'abcDEF0123456789_-x',
  ],
  ['siteVerification.bing', 'ABCDEF0123456789ABCDEF0123456789', 'ABCDEF0123456789ABCDEF0123456789'],
  ['disclosures.vatNumber', '“782 2375 17”', '782 2375 17'],
])('what is typed at %s with one certain meaning, %j, is taken', (field, typed, fact) => {
  expect(valueAt(parseBusiness(withField(field, typed)), field.split('.'))).toBe(fact);
});

test('a firm may say nothing of where it is or how its rating is marked up', () => {
  const { markup: _, ...reviews } = business.reviews;
  const { geo, reviews: read } = parseBusiness({ ...business, geo: undefined, reviews });
  expect([geo, read?.markup]).toEqual([undefined, false]);
});

test('several problems are all named, each field once', () => {
  const problems = { ...business, phone: '1', email: 'x', site: 'ftp://x' };
  expect(() => parseBusiness(problems)).toThrow(/phone: .*\n.*email: .*\n.*site: [^\n]*$/);
});

test.each([
  ['01273 555 119', '+441273555119'],
  ['(01273) 555119', '+441273555119'],
  ['01273-555-119', '+441273555119'],
  ['+44 (0)1273 555119', '+441273555119'],
  ['0044 1273 555119', '+441273555119'],
  ['01273  555 119 ', '+441273555119'],
  ['01273\u00a0555\u00a0119', '+441273555119'],
  ['0800 123 4567', '+448001234567'],
  ['0330 123 4567', '+443301234567'],
  ['01632 960 247', '+441632960247'],
  ['+44 7700 900 456', '+447700900456'],
])('the phone number %j is dialled as %s', (written, e164) => {
  const { phone } = parseBusiness({ ...business, phone: written });
  expect(phone).toEqual({ text: written.replace(/\s+/g, ' ').trim(), e164 });
});

test.each([
  ['always', '24 hours a day, 7 days a week', 7, '00:00', '23:59'],
  ['24/7', '24 hours a day, 7 days a week', 7, '00:00', '23:59'],
  ['24 hours a day', '24 hours a day, 7 days a week', 7, '00:00', '23:59'],
  ['Mon-Fri 8am-6pm', 'Monday to Friday, 8 am to 6 pm', 5, '08:00', '18:00'],
  ['Monday to Friday 8 am to 6 pm', 'Monday to Friday, 8 am to 6 pm', 5, '08:00', '18:00'],
  ['monday to saturday 7:30 - 17.30', 'Monday to Saturday, 7.30 am to 5.30 pm', 6, '07:30', '17:30'],
  [
    'Monday to Friday 8am to 6pm, Saturday 9 am to 12 pm',
    'Monday to Friday, 8 am to 6 pm; Saturday, 9 am to 12 pm',
    5,
    '08:00',
    '18:00',
  ],
  ['8 to 6', 'Monday to Sunday, 8 am to 6 pm', 7, '08:00', '18:00'],
  ['8 til 6', 'Monday to Sunday, 8 am to 6 pm', 7, '08:00', '18:00'],
  ['8-18', 'Monday to Sunday, 8 am to 6 pm', 7, '08:00', '18:00'],
  ['Monday to Friday 8-6, Saturday 9-1', 'Monday to Friday, 8 am to 6 pm; Saturday, 9 am to 1 pm', 5, '08:00', '18:00'],
  [
    'weekdays from 8.30 until 5 and Saturdays & Sundays 9-noon',
    'Monday to Friday, 8.30 am to 5 pm; Saturday and Sunday, 9 am to 12 pm',
    5,
    '08:30',
    '17:00',
  ],
  ['8 a.m. – 8, Mon, Weds and Fri', 'Monday, Wednesday and Friday, 8 am to 8 pm', 3, '08:00', '20:00'],
  ['Monday to Friday: 1-5pm. Sunday closed', 'Monday to Friday, 1 pm to 5 pm', 5, '13:00', '17:00'],
  ['8 to 6, Saturday 9 to 1', 'Monday to Friday, 8 am to 6 pm; Saturday, 9 am to 1 pm', 5, '08:00', '18:00'],
  ['8-6 Sat 9-1, Sun closed', 'Monday to Friday, 8 am to 6 pm; Saturday, 9 am to 1 pm', 5, '08:00', '18:00'],
  [
    '8 to 6, 10 to 4 at weekends',
    'Monday to Friday, 8 am to 6 pm; Saturday and Sunday, 10 am to 4 pm',
    5,
    '08:00',
    '18:00',
  ],
  ['08:00-11:00 every day', 'Monday to Sunday, 8 am to 11 am', 7, '08:00', '11:00'],
])('the hours %j read as %j, which words may say', (written, said, days, opens, closes) => {
  const { hours } = parseBusiness({ ...business, hours: written });
  expect(hours.text).toBe(said);
  expect(text(100).parse(hours.text)).toBe(said);
  expect(hours.times[0]).toMatchObject({ opens, closes });
  expect(hours.times[0]?.days).toHaveLength(days);
});
