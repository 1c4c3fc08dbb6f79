import type { BusinessInput } from '../../src/content/business.ts';
import type { ClaimName, Claims } from '../../src/content/claims.ts';

/** The day on which the tests look at the firm. */
export const today = new Date('2026-11-20T12:00:00Z');

/** A firm whose facts could be real ones, for the words of tests/fixtures/other-firm: nothing of it is published. */
export const evidencedBusiness: BusinessInput = {
  name: 'Ouse Valley & Harbour Heating and Plumbing Company',
  shortName: 'Ouse',
  phone: '01273 555 119',
  searchPhone: '01273 555 120',
  email: 'office@ouse-valley-heating.co.uk',
  site: 'https://www.ouse-valley-heating.co.uk',
  language: 'en-GB',
  towns: ['Newhaven'],
  allHours: true,
  address: { street: '1 Quay Lane', locality: 'Newhaven', region: 'East Sussex', postcode: 'BN9 9AA', country: 'GB' },
  geo: { latitude: 50.7929, longitude: 0.0458 },
  reviews: {
    platform: 'Harbour Reviews',
    url: 'https://harbour-reviews.co.uk/ouse-valley-heating',
    rating: 4.8,
    count: 31,
    checked: '2026-11-10',
    markup: true,
  },
  promises: {
    localZones: ['centre'],
    guaranteeTerms: 'Twelve months on labour, twenty-four on parts that we supplied.',
  },
  powderFlushing: { name: 'Powder & Pipe', url: 'https://powder-and-pipe.co.uk/' },
  registrations: {
    gasSafe: '518204',
    others: [
      { name: 'Harbour Water Register', number: 'HW-2041', check: 'https://harbour-water-register.co.uk/check' },
    ],
  },
  insurance: { insurer: 'Harbour Mutual', cover: 2_000_000, until: '2027-05-31' },
  disclosures: {
    legalName: 'Ouse Valley Heating Ltd',
    companyNumber: '01234567',
    registeredOffice: '1 Quay Lane, Newhaven, BN9 9AA',
    vatNumber: '782 2375 17',
  },
  responseMinutes: { centre: 25, suburbs: 50, extended: 120 },
};

/** The words of tests/fixtures/other-firm without what is made up in them. */
export function evidencedWords(text: string): string {
  return text
    .replaceAll('checkers.example', 'harbour-reviews.co.uk')
    .replaceAll(/([AB]\. N\.) Example/g, '$1 Oakes')
    .replaceAll('No. 000000', 'No. 518204');
}

const made: readonly ClaimName[] = [
  'allHours',
  'gasSafe',
  'insured',
  'localAreas',
  'powderWords',
  'priceFirst',
  'rating',
  'responseTimes',
  'satisfactionGuarantee',
];
const line = { evidence: 'A folder in the office, looked through by the owner', checked: '2026-11-01' };

/** A line for each claim that the firm makes. */
export const evidencedClaims: Claims = {
  ...Object.fromEntries(made.map((name) => [name, line])),
  tradeAdvice: { ...line, by: 'Gas Safe licence 2048163' },
};
