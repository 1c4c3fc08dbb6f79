import { z } from 'zod';
import { group } from './group.ts';
import { isUkPhone, PHONE_EXPECTED, phone } from './phone.ts';
import { FactsError, problemsFrom } from './problem.ts';

const words = (expected: string) => z.string(expected).trim().min(1, expected);
const matching = (pattern: RegExp, expected: string) => z.string(expected).regex(pattern, expected);
const within = (low: number, high: number, expected: string) =>
  z.number(expected).min(low, expected).max(high, expected);
const ukPhone = z.string(PHONE_EXPECTED).refine(isUkPhone, PHONE_EXPECTED).transform(phone);
const webAddress = z
  .string('a web address that starts with https://')
  .refine((text) => URL.canParse(text) && text.startsWith('https://'), {
    error: 'a web address that starts with https://',
  });
const minutesExpected = 'a whole number of minutes from 5 to 240';
const minutes = within(5, 240, minutesExpected).int(minutesExpected);
const siteExpected = 'the address of the site alone, such as "https://www.example.com", with no path or slash after it';
const dateExpected = 'a past date written year-month-day, such as "2026-11-01"';
const countExpected = 'a whole number of reviews, 1 or more';

/** The shape of `business.config.ts`: every field that is not optional must be there, and no other may be. */
const businessSchema = group({
  name: words('the trading name'),
  shortName: words('a short form of the name, up to 20 characters').max(
    20,
    'a short form of the name, up to 20 characters',
  ),
  phone: ukPhone,
  searchPhone: ukPhone,
  email: z.email('an email address, or no such line').optional(),
  site: webAddress.refine((text) => URL.parse(text)?.origin === text, siteExpected),
  address: group({
    street: words('the street address, or no such field').optional(),
    locality: words('the town or city'),
    region: words('the county or region'),
    postcode: words('the postcode, or no such field').optional(),
    country: z.literal('GB', 'the country code "GB"'),
  }),
  geo: group({
    latitude: within(49, 61, 'a latitude in Britain, from 49 to 61'),
    longitude: within(-9, 2, 'a longitude in Britain, from -9 to 2'),
  }),
  reviews: group({
    platform: words('the name of the reviews site'),
    url: webAddress,
    rating: within(1, 5, 'a rating from 1 to 5'),
    count: within(1, 1e6, countExpected).int(countExpected),
    checked: z.iso.date(dateExpected).refine((date) => Date.parse(date) <= Date.now(), dateExpected),
    markup: z.boolean('true or false'),
  }),
  powderFlushing: group({ name: words('the name of the specialist'), url: webAddress }),
  registrations: group({
    gasSafe: matching(/^\d{4,7}$/, 'a Gas Safe number of 4 to 7 digits in quotes, or no such field').optional(),
    powerFlushAssociation: words('the membership number, or no such field').optional(),
  }),
  disclosures: group({
    legalName: words('the registered name, or no such field').optional(),
    companyNumber: matching(
      /^[A-Z0-9]{2}\d{6}$/,
      'a company number of 8 characters in quotes, or no such field',
    ).optional(),
    registeredOffice: words('the registered office, or no such field').optional(),
    vatNumber: matching(
      /^(GB ?)?\d{3} ?\d{4} ?\d{2}$/,
      'a VAT number of 9 digits in quotes, or no such field',
    ).optional(),
  }),
  responseMinutes: group({ centre: minutes, suburbs: minutes, extended: minutes }).refine(
    ({ centre, suburbs, extended }) => centre <= suburbs && suburbs <= extended,
    'times that do not get shorter from centre to suburbs to extended',
  ),
});

/** What the owner writes in `business.config.ts`. */
export type BusinessInput = z.input<typeof businessSchema>;

/** The checked facts: phone numbers carry their dialling form. */
export type Business = z.output<typeof businessSchema>;

/** The three distances from Brighton that have a response time. */
export type Zone = keyof Business['responseMinutes'];

/**
 * Checks the owner's facts.
 * @param input what `business.config.ts` exports
 * @throws {FactsError} one problem for each mistake, naming the field, what was found and what is expected
 */
export function parseBusiness(input: unknown): Business {
  const result = businessSchema.safeParse(input);
  if (result.success) return result.data;
  throw new FactsError(problemsFrom(result.error, input, () => 'business.config.ts'));
}
