import { z } from 'zod';
import { ContentError, problemsFrom, type Source } from '../problem.ts';
import { sentenceFrom } from '../text/sentence.ts';
import { day, group, list, matching, pastDate, pounds, text, webAddress, whole, within, yesOrNo } from './fields.ts';
import { hours } from './hours.ts';
import { britain } from './map-reach.ts';
import { ownPhone } from './phone.ts';
import { companyNumberFrom, postcodeFrom, siteFrom, withoutQuotes } from './tidy.ts';

/** Zones: how far an area is from the firm's towns, nearest first. Each zone has its own response time. */
export const zones = ['centre', 'suburbs', 'extended'] as const;
/** Titles of the zones in the editor (the page at /edit on which the owner edits the site). */
export const zoneNames: Record<Zone, string> = {
  centre: 'In your towns',
  suburbs: 'Near them',
  extended: 'Further out',
};
export type Zone = (typeof zones)[number];

/** Nations whose rules for landlords and for new boilers the standard words give. */
const nations = ['England', 'Wales', 'Scotland'] as const;

const siteExpected = 'the site’s address only, such as "https://www.your-firm.co.uk", with no path or slash after it';
const postcodeExpected = 'a whole postcode, such as BN1 1AA, or remove this line';
const emailExpected = 'an email address, or remove this line';
const vatExpected = 'a VAT number of 9 digits in quotes, or remove this line';
const companyExpected = 'a company number of 8 characters in quotes, or remove this line';
const insuredExpected = 'the last day of the insurance, such as 31 March 2027';
const untilExpected = `a day at most a year from today (${new Date().toISOString().slice(0, 10)})`;
/**
 * Promises that need a yes from the firm in business.yaml. Only then do the standard words (the texts in words/, which every firm's site
 * uses) make the promise. The values are the texts of each promise as pages show them.
 */
export const standardPromises = {
  satisfaction: [
    '100% satisfaction guarantee',
    'If you’re unhappy with our work, we come back and put it right at no charge, on top of your legal rights.',
  ],
  priceFirst: ['You agree the price before we start.'],
  freeQuotes: ['You get free, no-obligation quotes for non-emergency work'],
} as const;
export type PromiseName = keyof typeof standardPromises;
/** The texts of a promise, joined and between quotation marks. */
export const quotedPromise = (name: PromiseName) => `“${standardPromises[name].join('. ').replace(/\.$/, '')}”`;
/**
 * Field that says whether the firm makes one of the promises in `standardPromises`. Until the owner answers, no page shows the promise, and
 * `npm run launch-check` reports the missing answer.
 */
const standardPromise = (name: PromiseName) =>
  yesOrNo
    .optional()
    .meta({ isWanted: true })
    .describe(`Whether you promise this: ${quotedPromise(name)}. If you say no, no page says so.`);
const ratingExpected = 'a rating from 1 to 5 with at most one decimal';
/** Schema of a fact that is a text. Other texts insert facts by name in braces, such as {name}, so a fact must not contain braces. */
const plain = (longest: number, shortest?: number) =>
  text(longest, shortest).refine((value) => !/[{}]/.test(value), 'text without braces, which only content/ has');
const place = plain(60).refine((value) => !/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i.test(value), 'a town or a county');
const email = z
  .string(emailExpected)
  .overwrite(withoutQuotes)
  .pipe(z.email(emailExpected).regex(/(?<!\.con)$/i, emailExpected));
/**
 * Whether a date is less than 366 days ahead. RFC 9116 recommends that security.txt expires in less than a year. The owner may choose the
 * same day of next year too.
 */
const isWithinAYear = (date: string) => Date.parse(date) < Date.now() + 366 * 86_400_000;
const minutes = whole(5, 240, 'minutes');
/**
 * Field for the code by which a search engine recognises the owner of a site. The owner may paste the whole `meta` tag. Only the value of
 * its attribute `content` is kept.
 */
function verification(name: string) {
  const expected = `the tag <meta name="${name}" content="…"> between single quotes, or its content`;
  const tag = new RegExp(
    `^<meta\\b(?=[^>]*name=["']${name.replace('.', '\\.')}["'])[^>]*content=["']([^"']+)["'][^>]*>$`,
    'i',
  );
  return z
    .string(expected)
    .overwrite((typed) => typed.trim().replace(tag, '$1'))
    .regex(/^[\w-]{16,100}=*$/, expected);
}
/** Field for a membership: its number, or `true` for a member who doesn't publish the number. */
const membership = (pattern: RegExp, expected: string) =>
  z.union([z.literal(true), z.string(expected).overwrite(withoutQuotes).regex(pattern, expected)], expected).optional();

/** Schema of `content/business.yaml`. */
export const businessSchema = group({
  name: plain(60).describe('The trading name.'),
  shortName: plain(20).describe('Its short form, in titles of search results.'),
  phone: ownPhone.describe('The number that every call button dials, written as people do.'),
  searchPhone: ownPhone
    .optional()
    .meta({ title: 'Another phone in search results' })
    .describe(
      'The number in some descriptions that search results show, if it is another. Default: the one above. Contact names it too.',
    ),
  email: email.optional(),
  site: z
    .string(siteExpected)
    .meta({ title: 'Address of this site' })
    .overwrite(siteFrom)
    .regex(/^https:\/\/(?!www\.[^.]+$)([a-z\d](-*[a-z\d])*\.)+(?!con$)[a-z]{2,}$/, siteExpected),
  siteVerification: group({
    google: verification('google-site-verification').optional(),
    bing: verification('msvalidate.01').optional(),
  })
    .default({})
    .meta({ title: 'Proof for search engines' })
    .describe(
      'What search engines ask for on Home as proof that the site is yours: the tag that they show, or its content.',
    ),
  language: matching(/^en-[A-Z]{2}$/, 'English and a country, such as "en-GB"').describe(
    'The language of the words, and how dates and lists are written.',
  ),
  towns: list(plain(33), 1, 4)
    .refine((towns) => new Set(towns).size === towns.length, 'each town once')
    .describe('The towns at the centre; the map is drawn round the first.'),
  hours: hours.describe('When somebody answers the phone: always, or days with times; words show it as `{hours}`.'),
  address: group({
    street: plain(80).optional(),
    locality: place,
    region: place,
    postcode: z
      .string(postcodeExpected)
      .overwrite(postcodeFrom)
      .regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, postcodeExpected)
      .optional(),
    country: z.literal('GB', 'the country code "GB"'),
  }),
  nation: z
    .enum(nations, 'England, Wales or Scotland, or remove this line')
    .optional()
    .describe('The nation whose rules for landlords and new boilers the pages give; left out, they give none.'),
  geo: group({
    latitude: within(...britain.latitude),
    longitude: within(...britain.longitude),
  })
    .optional()
    .meta({ title: 'Position on the map' })
    .describe(
      'The middle of the first town, in decimal degrees: right-click it in an online map. Left out, there is no map; maps reach only Sussex.',
    ),
  priceRange: matching(/^£{1,4}$/, 'one to four pound signs, or remove this line')
    .optional()
    .describe('From £ to ££££; words may show it as `{priceRange}`.'),
  reviews: group({
    platform: plain(40),
    url: webAddress,
    rating: within(1, 5, ratingExpected).refine((rating) => Number.isInteger(Math.round(rating * 1e6) / 1e5), {
      error: ratingExpected,
    }),
    count: whole(1, 100_000, 'reviews'),
    checked: pastDate
      .refine((date) => date > '2020', 'a date after 2019: look at the profile again')
      .describe('When someone last looked at the profile.'),
    markup: yesOrNo
      .default(false)
      .meta({ title: 'Rating for search engines' })
      .describe(
        'Whether structured data carries the rating. Default: false, since search engines show no stars for a rating of oneself.',
      ),
  })
    .optional()
    .describe("The firm's profile on a reviews site."),
  promises: group({
    localZones: list(z.enum(zones, 'centre, suburbs or extended').meta({ names: zoneNames }), 0, 3)
      .meta({ title: 'Where a visit is free' })
      .describe('Where nobody pays for the visit, nor for looking for the fault, if they decide against the work.'),
    sameDayBefore: plain(20)
      .optional()
      .describe('Until when on a working day heating is still assessed that day, such as "noon".'),
    satisfaction: standardPromise('satisfaction').meta({ title: '100% satisfaction' }),
    priceFirst: standardPromise('priceFirst').meta({ title: 'Price before work' }),
    freeQuotes: standardPromise('freeQuotes').meta({ title: 'Free quotes' }),
    guaranteeTerms: plain(300, 20).optional().describe('The period and the limits of the guarantee.'),
  })
    .default({ localZones: [] })
    .describe("What the firm's promises mean; what is left out, no page may promise."),
  chargesEachVisit: yesOrNo
    .optional()
    .meta({ title: 'A charge for every visit' })
    .describe(
      'Where a visit is not free: whether every visit has a call-out charge. Left out or no, pages say that there may be one.',
    ),
  work: group({
    bathrooms: yesOrNo.default(true).describe('Whether you fit bathrooms. Default: yes.'),
    landlords: yesOrNo.default(true).describe('Whether you work for landlords too. Default: yes.'),
    businesses: yesOrNo
      .default(true)
      .meta({ title: 'Shops and offices' })
      .describe('Whether you work for shops and offices too. Default: yes.'),
    oil: yesOrNo.default(false).describe('Whether you look after oil boilers. Default: no.'),
    microbore: yesOrNo.default(false).describe('Whether you power flush microbore pipes too. Default: no.'),
  })
    .prefault({})
    .describe('What you do: each "no" takes the sentences about it out of the pages.'),
  powderFlushing: group({ name: plain(60), url: webAddress })
    .optional()
    .describe('The specialist to whom the firm passes older systems; left out, no page speaks for one.'),
  registrations: group({
    gasSafe: membership(/^\d{4,7}$/, 'true, a Gas Safe number of 4 to 7 digits in quotes, or remove this line'),
    powerFlushAssociation: membership(
      /^(?=.*\d)[\w/ -]{1,20}$/,
      'true, the membership number in quotes, or remove this line',
    ),
    others: list(group({ name: plain(60), number: plain(20), check: webAddress }), 1, 4)
      .optional()
      .describe(
        'Other registers, such as those of the water industry, each with the page where a reader can check the number.',
      ),
  })
    .default({})
    .describe('Where a line is missing, no page may claim the membership.'),
  profiles: list(group({ name: plain(30), url: webAddress }), 1, 6)
    .optional()
    .describe('Pages of yours elsewhere, such as on Facebook: links in every footer, and in structured data.'),
  booking: group({ label: plain(40), url: webAddress })
    .optional()
    .describe('The page of a booking service where customers may choose a time: a link in every footer.'),
  messages: group({ text: ownPhone.optional(), whatsApp: ownPhone.optional() })
    .default({})
    .describe(
      "Ways to send a message to the firm, beside the telephone and the email: links to the reader's own apps.",
    ),
  landlords: group({ phone: ownPhone.optional(), email: email.optional() })
    .refine(({ phone, email }) => phone ?? email, 'a phone, an email or both')
    .optional()
    .describe('A separate phone or email for landlords and businesses.'),
  insurance: group({
    liability: z
      .literal(true, 'true, or remove insurance')
      .meta({ title: 'Public liability insurance' })
      .describe('That somebody insures you against damage to others.'),
    insurer: plain(60).optional().describe('Who insures you, if the pages may name them.'),
    cover: pounds(10_000, 100_000_000).optional().describe('The most that is paid for one claim, in pounds.'),
    until: day(insuredExpected).optional().meta({ title: 'Last day' }),
  })
    .optional()
    .describe('What stands behind "fully insured"; left out, no page says so.'),
  securityReports: group({
    email: email.optional().describe("The firm's own email, or else its telephone, where this is left out."),
    until: day(untilExpected).refine(isWithinAYear, untilExpected),
  })
    .optional()
    .describe(
      'To whom somebody writes who finds a weakness in the site (`/.well-known/security.txt`); left out, or once `until` has come, there is no such file.',
    ),
  payment: plain(160)
    .transform(sentenceFrom)
    .optional()
    .describe('How customers may pay, and what they may do when something is wrong, in a sentence each.'),
  complaints: plain(300).transform(sentenceFrom).optional(),
  nightCharge: plain(160)
    .optional()
    .describe('What a visit costs at night and at weekends, in a sentence, beside the call-out charge.'),
  boilerGuarantee: plain(160)
    .optional()
    .describe('Which makes of boiler you fit, and how many years their guarantee runs, in a sentence.'),
  oldParts: plain(160).optional().describe('Who pays when an old part fails in a power flush, in a sentence.'),
  gasSafetyRecords: z
    .literal(true, 'true, or remove this line')
    .optional()
    .describe('That you do the yearly gas checks of landlords, and write the record.'),
  disclosures: group({
    legalName: plain(80).optional(),
    companyNumber: z
      .string(companyExpected)
      .overwrite(companyNumberFrom)
      .regex(/^[A-Z\d]{2}\d{6}$/, companyExpected)
      .optional(),
    registeredOffice: plain(160).optional(),
    vatNumber: z
      .string(vatExpected)
      .overwrite(withoutQuotes)
      .regex(/^(GB ?)?\d{3} ?\d{3} ?\d ?\d{2}$/, vatExpected)
      .optional(),
  }).default({}),
  responseMinutes: group({
    centre: minutes.meta({ title: zoneNames.centre }),
    suburbs: minutes.meta({ title: zoneNames.suburbs }),
    extended: minutes.meta({ title: zoneNames.extended }),
  })
    .refine(
      ({ centre, suburbs, extended }) => centre <= suburbs && suburbs <= extended,
      'times that do not get shorter from centre to suburbs to extended',
    )
    .optional()
    .describe('Minutes an emergency visit typically takes; left out, no page may promise any.'),
});

/** Default value of `work`, for a firm whose business file doesn't have it. */
export const workByDefault = businessSchema.shape.work.parse(undefined);

/** Checked facts of a firm. */
export type Business = z.output<typeof businessSchema>;

/**
 * Checks the firm's facts against `businessSchema`.
 * @param source name of the file and lines of its fields, for error messages. Default: content/business.yaml, without line numbers
 * @throws {ContentError} with each problem: the field, what was found, what is expected
 */
export function parseBusiness(input: unknown, source: Source = unread): Business {
  const result = businessSchema.safeParse(input);
  if (result.success) return result.data;
  throw new ContentError(problemsFrom(result.error, input, () => source));
}

const unread: Source = { name: 'content/business.yaml', lineOf: () => undefined };
