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

const siteExpected = 'the address of the site alone, such as "https://www.your-firm.co.uk", and nothing after it';
const postcodeExpected = 'a whole postcode, such as BN1 1AA, or remove this line';
const emailExpected = 'an email address, or remove this line';
const vatExpected = 'a VAT number of 9 digits in quotes, or remove this line';
const vatMistyped =
  'the number on your VAT certificate: this one is mistyped, since its last two digits don’t fit the others';
const companyExpected = 'a company number of 8 characters in quotes, or remove this line';
const chargeExpected = 'a whole sentence with a full stop, such as “A visit for a repair costs £60, or £120 at night.”';
const insuredExpected = 'the last day of the insurance, such as 31 March 2027';
const untilExpected = `a day at most a year from today (${new Date().toISOString().slice(0, 10)})`;
/**
 * Promises that need a yes from the firm in business.yaml. Only then do the standard words (the texts in words/, which every firm's site
 * uses) make the promise. The values are the texts of each promise as pages show them.
 */
export const standardPromises = {
  satisfaction: [
    '100% satisfaction guarantee',
    'If you’re unhappy with our work, we come back and put it right at no charge. You keep your legal rights too.',
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
    .describe(`Whether you promise this: ${quotedPromise(name)}. If you choose no, no page promises it.`);
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
/** Removes quotes, and the spaces between digits: "584 217" becomes "584217". */
const tidyNumber = (typed: string) => withoutQuotes(typed).replace(/(?<=\d) (?=\d)/g, '');
/** Field for a membership: its number, or `true` for a member who doesn't publish the number. */
const membership = (pattern: RegExp, expected: string) =>
  z
    .union(
      [
        z.literal(true).meta({ kind: 'Yes, without its number' }),
        z.string(expected).overwrite(tidyNumber).regex(pattern, expected).meta({ kind: 'Yes, with its number' }),
      ],
      expected,
    )
    .optional();

/** Schema of `content/business.yaml`. */
export const businessSchema = group({
  name: plain(60).describe('Trading name of the firm.'),
  shortName: plain(20).describe(
    'Short form of the name, of up to 20 characters, at the end of titles in search results.',
  ),
  phone: ownPhone.describe('Phone number that every call button rings, such as 01632 960 247.'),
  searchPhone: ownPhone
    .optional()
    .meta({ title: 'Another phone in search results' })
    .describe('Second phone number, shown in some search results and on Contact. Default: the number above.'),
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
      'Codes that prove to search engines that the site is yours. Paste the whole tag that Google or Bing shows you.',
    ),
  language: matching(/^en-[A-Z]{2}$/, 'English and a country, such as "en-GB"').describe(
    'Language of the site: en-GB is British English. It decides how dates and lists are written.',
  ),
  towns: list(plain(33), 1, 4)
    .refine((towns) => new Set(towns).size === towns.length, 'each town once')
    .describe('Towns in which you mainly work. The map shows the first of them in the middle.'),
  hours: hours.describe(
    'When somebody answers the phone: 24/7, or days with times, such as Monday to Friday 8 am to 6 pm; words show it as `{hours}`.',
  ),
  address: group({
    street: plain(80).optional(),
    locality: place.meta({ title: 'Town' }),
    region: place.meta({ title: 'County' }),
    postcode: z
      .string(postcodeExpected)
      .overwrite(postcodeFrom)
      .regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, postcodeExpected)
      .optional(),
    country: z.literal('GB', 'the country code "GB"').default('GB'),
  }),
  nation: z
    .enum(nations, 'England, Wales or Scotland, or remove this line')
    .optional()
    .describe(
      'Nation whose rules for landlords and new boilers apply to your customers. If you leave this out, pages mention no such rules.',
    ),
  geo: group({
    latitude: within(...britain.latitude),
    longitude: within(...britain.longitude),
  })
    .optional()
    .meta({ title: 'Position on the map' })
    .describe(
      'Middle of your first town: the two numbers that an online map shows where you right-click. Without a position in or near Sussex, the site has no map.',
    ),
  priceRange: matching(/^£{1,4}$/, 'one to four pound signs, or remove this line')
    .optional()
    .describe('How expensive you are, from £ to ££££, for search engines; words may show it as `{priceRange}`.'),
  reviews: group({
    platform: plain(40).meta({ title: 'Name of the reviews site' }),
    url: webAddress,
    rating: within(1, 5, ratingExpected).refine((rating) => Number.isInteger(Math.round(rating * 1e6) / 1e5), {
      error: ratingExpected,
    }),
    count: whole(1, 100_000, 'reviews').meta({ title: 'Number of reviews' }),
    checked: pastDate
      .refine((date) => date > '2020', 'a date after 2019: look at the profile again')
      .meta({ title: 'Last compared' })
      .describe(
        'Date on which somebody last compared the rating and the number of reviews with the profile. Pages show it beside the rating.',
      ),
    markup: yesOrNo
      .default(false)
      .meta({ title: 'Rating for search engines' })
      .describe(
        'Whether search engines get your rating as data. Default: no, because Google shows no stars for a rating on the firm’s own site.',
      ),
  })
    .optional()
    .describe('Your profile on a reviews site, with its rating. If you leave this out, no page shows a rating.'),
  promises: group({
    localZones: list(z.enum(zones, 'centre, suburbs or extended').meta({ names: zoneNames }), 0, 3)
      .meta({ title: 'Where a visit is free' })
      .describe(
        'Places in which a customer who decides against the work pays nothing, neither for the visit nor for finding the fault.',
      ),
    sameDay: yesOrNo
      .optional()
      .meta({ title: 'Same-day assessments' })
      .describe(
        'Whether you assess heating on the day on which the customer rings. If they must ring before some hour, name it in the next box.',
      ),
    sameDayBefore: plain(20)
      .optional()
      .meta({ title: 'Same day, if they ring before' })
      .describe(
        'Time before which customers must ring on a working day to have their heating assessed that day, such as "noon".',
      ),
    satisfaction: standardPromise('satisfaction').meta({ title: '100% satisfaction' }),
    priceFirst: standardPromise('priceFirst').meta({ title: 'Price before work' }),
    freeQuotes: standardPromise('freeQuotes').meta({ title: 'Free quotes' }),
    guaranteeTerms: plain(300, 20)
      .optional()
      .meta({ title: 'Terms of your guarantee' })
      .describe('Terms of your guarantee: how long it lasts, and what it does not cover. Shown on About.'),
  })
    .default({ localZones: [] })
    .describe('What you promise to customers. If you leave out a promise, no page makes it.'),
  chargesEachVisit: yesOrNo
    .optional()
    .meta({ title: 'A charge for every visit' })
    .describe(
      'Whether every visit has a call-out charge, in places where visits are not free. If not, pages say that there may be a charge.',
    ),
  chargeOnTop: yesOrNo
    .optional()
    .meta({ title: 'The charge on top of the price' })
    .describe('Whether customers pay the call-out charge on top of the price that they agree for the work.'),
  quoteVisitsFree: yesOrNo
    .optional()
    .meta({ title: 'Free visits for quotes' })
    .describe(
      'Whether the visit for a free quote costs nothing, also in places where other visits have a call-out charge.',
    ),
  work: group({
    newBoilers: yesOrNo
      .default(true)
      .meta({ title: 'New boilers' })
      .describe('Whether you fit new boilers. Default: yes.'),
    bathrooms: yesOrNo.default(true).describe('Whether you fit bathrooms. Default: yes.'),
    landlords: yesOrNo.default(true).describe('Whether you also work for landlords. Default: yes.'),
    gasSafetyRecords: yesOrNo
      .default(false)
      .meta({ title: 'Gas safety checks for landlords' })
      .describe(
        'Whether you do yearly gas safety checks for landlords, and give them the record. Only a Gas Safe registered firm can. Default: no.',
      ),
    businesses: yesOrNo
      .default(true)
      .meta({ title: 'Shops and offices' })
      .describe('Whether you also work for shops and offices. Default: yes.'),
    oil: yesOrNo
      .default(false)
      .meta({ title: 'Oil boilers' })
      .describe('Whether you service and repair oil boilers. Default: no.'),
    microbore: yesOrNo
      .default(false)
      .meta({ title: 'Very thin pipes (microbore)' })
      .describe('Whether you also power flush microbore (very thin) heating pipes. Default: no.'),
    testResults: yesOrNo
      .default(false)
      .meta({ title: 'Results of the water tests' })
      .describe('Whether customers get the results of the water tests before and after a power flush. Default: no.'),
    floorSheets: yesOrNo
      .default(false)
      .meta({ title: 'Sheets on the floor' })
      .describe('Whether you lay sheets before you bring tools in, and clear up afterwards. Default: no.'),
    failedParts: yesOrNo
      .default(false)
      .meta({ title: 'Showing what failed' })
      .describe('Whether you show customers the part that failed. Default: no.'),
  })
    .prefault({})
    .meta({ title: 'What you do' })
    .describe('Work that you do, and how you do it. If you choose no, pages do not offer it.'),
  powderFlushing: group({ name: plain(60), url: webAddress })
    .optional()
    .describe(
      'Another firm that cleans older heating with powder in place of pumped water, and to which you send customers. If you leave this out, no page mentions powder flushing.',
    ),
  registrations: group({
    gasSafe: membership(/^\d{4,7}$/, 'true, a Gas Safe number of 4 to 7 digits in quotes, or remove this line').meta({
      title: 'Gas Safe',
    }),
    powerFlushAssociation: membership(
      /^(?=.*\d)[\w/ -]{1,20}$/,
      'true, the membership number in quotes, or remove this line',
    ).meta({ title: 'Power Flush Association' }),
    others: list(group({ name: plain(60), number: plain(20), check: webAddress }), 1, 4)
      .optional()
      .meta({ title: 'Other registers' })
      .describe(
        'Other registers that list you, such as WaterSafe. Give your number, and the page where customers can check it.',
      ),
  })
    .default({})
    .meta({ title: 'Registers that list you' })
    .describe('Registers and associations that list you. If you leave one out, no page says that you are a member.'),
  profiles: list(group({ name: plain(30), url: webAddress }), 1, 6)
    .optional()
    .meta({ title: 'Your profiles' })
    .describe('Your pages on other sites, such as Facebook. Every page links to them at the bottom.'),
  booking: group({ label: plain(40).meta({ title: 'Words of the link' }), url: webAddress })
    .optional()
    .meta({ title: 'Page for booking' })
    .describe('Page of a booking service where customers choose a time. Every page links to it at the bottom.'),
  messages: group({
    text: ownPhone.optional().meta({ title: 'Number for text messages' }),
    whatsApp: ownPhone.optional().meta({ title: 'Number for WhatsApp' }),
  })
    .default({})
    .describe(
      'Numbers to which customers can send a text or a WhatsApp message. The links open an app on the reader’s phone.',
    ),
  landlords: group({ phone: ownPhone.optional(), email: email.optional() })
    .refine(({ phone, email }) => phone ?? email, 'a phone, an email or both')
    .optional()
    .meta({ title: 'Another phone for landlords' })
    .describe(
      'Separate phone number or email for landlords and businesses, shown on Contact. If you leave this out, they use the same as everybody.',
    ),
  insurance: group({
    liability: z
      .literal(true, 'true, or remove insurance')
      .meta({ title: 'Public liability insurance' })
      .describe('That you are insured against damage to other people and their property.'),
    insurer: plain(60).optional().describe('Name of your insurer. If you leave this out, no page names the insurer.'),
    cover: pounds(10_000, 100_000_000)
      .optional()
      .meta({ title: 'Most that it pays' })
      .describe('The most that your insurer pays for one claim, in pounds, such as £2,000,000.'),
    until: day(insuredExpected).optional().meta({ title: 'Last day' }),
  })
    .optional()
    .describe('Your public liability insurance. If you leave this out, no page says that you are insured.'),
  securityReports: group({
    email: email
      .optional()
      .describe(
        "Email to which somebody can report a weakness. Default: the firm's email or, if it has none, its phone.",
      ),
    until: day(untilExpected).refine(isWithinAYear, untilExpected).meta({ title: 'Last day' }),
  })
    .optional()
    .meta({ title: 'Reports of security weaknesses' })
    .describe(
      'Where somebody who finds a security weakness of the site can report it, until which day. If you leave this out, or once that day has come, the site does not say.',
    ),
  payment: plain(160)
    .transform(sentenceFrom)
    .optional()
    .describe(
      'How customers can pay, in a sentence, such as “You can pay by card or bank transfer.” Shown on Contact.',
    ),
  complaints: plain(300)
    .transform(sentenceFrom)
    .optional()
    .describe(
      'To whom customers can complain, and when they get an answer, such as “If you have a complaint, write to Ann Reed, who answers within a week.” Shown on About.',
    ),
  nightCharge: plain(160)
    .regex(/\p{L}.* .*[.!]$/u, chargeExpected)
    .optional()
    .meta({ title: 'What a visit costs' })
    .describe(
      'What a visit costs, by day, at night and at weekends, in a sentence, such as “A visit for a repair costs £60, or £120 at night and at weekends.” Pages show it beside the call-out charge.',
    ),
  boilerGuarantee: plain(160)
    .optional()
    .meta({ title: 'Guarantees of new boilers' })
    .describe(
      'Makes of boiler that you fit, and how many years their guarantees last, in a sentence. Shown on Services.',
    ),
  oldParts: plain(160)
    .optional()
    .meta({ title: 'Old parts that fail' })
    .describe('Who pays if an old part fails during a power flush, in a sentence. Shown on Power Flushing.'),
  disclosures: group({
    legalName: plain(80).optional().meta({ title: 'Your own name, or the company’s' }),
    companyNumber: z
      .string(companyExpected)
      .overwrite(companyNumberFrom)
      .regex(/^[A-Z\d]{2}\d{6}$/, companyExpected)
      .optional(),
    registeredOffice: plain(160).optional(),
    vatNumber: z
      .string(vatExpected)
      .overwrite(withoutQuotes)
      .regex(/^(GB ?)?\d{3} ?\d{3} ?\d ?\d{2}$/, { error: vatExpected, abort: true })
      .refine(hasCheckDigits, vatMistyped)
      .optional()
      .meta({ title: 'VAT number' }),
  })
    .default({})
    .meta({ title: 'Details that the law asks for' }),
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
    .meta({ title: 'Minutes until you arrive' })
    .describe('Minutes until you typically arrive in an emergency. If you leave this out, no page promises a time.'),
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

/**
 * Whether a VAT number has HMRC's check digits: multiply the first seven digits by 8 down to 2, and add the products and the last two digits
 * as a number. The sum, or the sum plus 55, must be a multiple of 97. So nine zeros pass; the launch check reports them as made up.
 */
function hasCheckDigits(vatNumber: string): boolean {
  const digits = [...vatNumber.replace(/\D/g, '')].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * ([8, 7, 6, 5, 4, 3, 2, 10, 1][index] ?? 0), 0);
  return [0, 42].includes(sum % 97);
}
