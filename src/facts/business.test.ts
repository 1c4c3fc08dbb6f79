import { describe, expect, test } from 'vitest';
import business from '../../tests/fixtures/other-firm/business.config.ts';
import { parseBusiness } from './business.ts';

const reviews = {
  platform: 'Checkers',
  url: 'https://checkers.co.uk/ouse',
  rating: 4.8,
  count: 132,
  checked: '2026-10-20',
  markup: true,
};

/** What a field with a wrong value is answered with. */
function messageFor(change: Record<string, unknown>): string {
  try {
    parseBusiness({ ...business, ...change });
  } catch (error) {
    return (error as Error).message;
  }
  return 'no mistake';
}

describe('a mistake in business.config.ts names the field, what was found and what to type', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: undefined }, '› name: found nothing, expected text of 1 to 60 characters'],
    ['an empty name', { name: ' ' }, '› name: found " " (1 characters), expected text of 1 to 60'],
    ['a very long name', { name: 'x'.repeat(200) }, 'expected text of 1 to 60 characters'],
    [
      'a name with a bell in it',
      { name: 'Ouse\u0007' },
      '› name: found "Ouse�" (5 characters), expected text without control',
    ],
    ['a short name that is long', { shortName: 'Ouse Valley & Harbour' }, '› shortName: found "Ouse Valley & Harbour"'],
    [
      'a number in place of text',
      { shortName: 24 },
      '› shortName: found 24, expected text of 1 to 20 characters, in quotes',
    ],
    [
      'an email without a domain',
      { email: 'office' },
      '› email: found "office" (6 characters), expected an email address',
    ],
    ['a site with a slash at its end', { site: 'https://www.ouse.co.uk/' }, '› site: found "https://www.ouse.co.uk/"'],
    [
      'a site without https',
      { site: 'http://www.ouse.co.uk' },
      'expected the address of the site alone, such as "https',
    ],
    ['a site without a dot', { site: 'https://harbourheat' }, '› site: found "https://harbourheat"'],
    ['a site on this machine', { site: 'https://localhost:4321' }, '› site: found'],
    ['a site that is a number', { site: 'https://10.0.0.1' }, '› site: found'],
    ['a site with two dots', { site: 'https://www..co.uk' }, '› site: found'],
    ['a site with a quote', { site: 'https://www.harbour"heat.co.uk' }, '› site: found'],
    [
      'a language without a country',
      { language: 'en' },
      '› language: found "en" (2 characters), expected a language and a country',
    ],
    ['no towns', { towns: [] }, '› towns: found a list of 0, expected a list of 1 to 4'],
    ['no address', { address: undefined }, '› address: found nothing, expected the fields street, locality'],
    [
      'a place abroad',
      { geo: { latitude: -33.8, longitude: 151 } },
      '› geo.latitude: found -33.8, expected a latitude in Britain',
    ],
    [
      'a price in figures',
      { priceRange: '100' },
      '› priceRange: found "100" (3 characters), expected one to four pound signs',
    ],
    ['six stars', { reviews: { ...reviews, rating: 6 } }, '› reviews.rating: found 6, expected a rating from 1 to 5'],
    ['a rating of many decimals', { reviews: { ...reviews, rating: 4.83333 } }, 'with at most one decimal'],
    ['a rating between quotes', { reviews: { ...reviews, rating: '4.8' } }, 'decimal, without quotes'],
    ['half a review', { reviews: { ...reviews, count: 46.5 } }, 'expected a whole number of reviews from 1 to 100000'],
    ['too many reviews', { reviews: { ...reviews, count: 10_000_000 } }, 'from 1 to 100000'],
    [
      'a day that is yet to come',
      { reviews: { ...reviews, checked: '2999-01-01' } },
      'expected a past date written year-month-day',
    ],
    [
      'a date in another order',
      { reviews: { ...reviews, checked: '1/11/2026' } },
      '› reviews.checked: found "1/11/2026"',
    ],
    ['a date that became a sum', { reviews: { ...reviews, checked: 1996 } }, 'such as "2026-11-01", in quotes'],
    [
      'a date from another age',
      { reviews: { ...reviews, checked: '0001-01-01' } },
      'a date after 2019: look at the profile again',
    ],
    ['an old date', { reviews: { ...reviews, checked: '2019-05-01' } }, 'a date after 2019: look at the profile again'],
    [
      'a specialist without an address',
      { powderFlushing: { name: 'A' } },
      '› powderFlushing.url: found nothing, expected a web',
    ],
    [
      'an address that is a script',
      { powderFlushing: { name: 'A', url: 'javascript:alert(1)' } },
      'expected a web address',
    ],
    [
      'a Gas Safe number with letters',
      { registrations: { gasSafe: 'GS-12' } },
      '› registrations.gasSafe: found "GS-12"',
    ],
    [
      'a Gas Safe number without quotes',
      { registrations: { gasSafe: 123456 } },
      'of 4 to 7 digits in quotes, or no such line',
    ],
    ['a short company number', { disclosures: { companyNumber: '1234' } }, '› disclosures.companyNumber: found "1234"'],
    [
      'times that get shorter',
      { responseMinutes: { centre: 60, suburbs: 45, extended: 30 } },
      'times that do not get shorter',
    ],
    [
      'no times',
      { responseMinutes: undefined },
      '› responseMinutes: found nothing, expected the fields centre, suburbs',
    ],
    [
      'a misspelt field',
      { telephone: '1' },
      '› telephone: found a field that nothing reads, expected only the documented fields',
    ],
  ])('%s', (_, change, message) => {
    expect(messageFor(change)).toContain(message);
  });

  test('several mistakes are all named, each field once', () => {
    const lines = messageFor({ phone: '1', email: 'x', site: 'http://x' }).split('\n');
    expect(lines.map((line) => line.split(/[›:]/)[1]?.trim())).toEqual(['phone', 'email', 'site']);
  });
});

describe('a phone number', () => {
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
  ])('%j is dialled as %s', (written, e164) => {
    const { phone } = parseBusiness({ ...business, phone: written });
    expect(phone).toEqual({ text: written.replace(/\s+/g, ' ').trim(), e164 });
  });

  test.each([
    ['01273 555 11', 'a UK phone number with all its digits'],
    ['07700 123 45', 'a UK phone number with all its digits'],
    ['0330 123 456', 'a UK phone number with all its digits'],
    ['01000 000 000', 'a UK phone number with all its digits'],
    ['01273 CALL ME', 'a UK phone number such as "01632 960 247"'],
    ['01273 555119 ext 3', 'a UK phone number such as'],
    ['+33 1 99 00 12 34', 'a UK phone number such as'],
    ['999', 'a UK phone number'],
    ['0800 111 999', "the firm's own number, not the gas emergency line"],
    ['0906 123 4567', 'a number that callers pay no extra charge for'],
    ['070 1234 5678', 'a number that callers pay no extra charge for'],
    [1_273_555_119, 'a UK phone number such as "01632 960 247", in quotes'],
  ])('%j is refused: expected %s', (written, expected) => {
    expect(messageFor({ phone: written })).toContain(`expected ${expected}`);
  });
});

test('a firm without reviews, memberships or a price range is a firm', () => {
  const { priceRange: _, ...plain } = { ...business, priceRange: undefined, registrations: {} };
  expect(parseBusiness(plain)).toMatchObject({ name: business.name, registrations: {} });
  expect(parseBusiness({ ...business, reviews }).reviews).toEqual(reviews);
});
