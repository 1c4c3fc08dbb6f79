import type { BusinessInput } from './src/content/business.ts';

// Who the business is. Every page reads its facts from here: change a line, run `npm run build`.
// This is a sample firm that cannot exist: its numbers and addresses are reserved for fiction.
export default {
  name: 'Chalk & Channel Plumbing and Heating',
  shortName: 'Chalk & Channel',

  // The number every call button dials, and the one shown in search results. Write them as people do.
  phone: '01632 960 247',
  searchPhone: '01632 960 384',
  // email: 'office@your-firm.co.uk',

  // Where the site lives, without a slash at the end, and the language of its words.
  site: 'https://www.example.com',
  language: 'en-GB',

  // The towns at the centre, the first in the middle of the map; your address, with street and postcode if you show them.
  towns: ['Brighton', 'Hove'],

  // Whether somebody answers the phone at any hour; if false, no page may say so.
  allHours: true,
  address: { locality: 'Brighton & Hove', region: 'Sussex', country: 'GB' },
  geo: { latitude: 50.82253, longitude: -0.13716 },

  // One to four pound signs; the words may show it as {priceRange}.
  priceRange: '££',

  // Your profile on a reviews site, and when you last looked at it; leave the whole group out if you have none.
  reviews: {
    platform: 'Example Reviews',
    url: 'https://reviews.example.com/chalk-and-channel',
    rating: 5,
    count: 47,
    checked: '2026-11-01',
    // Search engines show no stars for a firm's rating of itself; false leaves the rating out of the markup.
    markup: true,
  },

  // What your promises mean. Nobody in a local zone pays for the visit, or for finding the fault, if they decide against the
  // work; for heating, whoever rings before this hour on a working day has somebody look that day. Leave out what you don't
  // promise. guaranteeTerms: the period and limits of your guarantee, in a sentence, shown where it is explained.
  promises: {
    localZones: ['centre', 'suburbs'],
    sameDayBefore: 'noon',
  },

  powderFlushing: {
    name: 'Example Powder Flushing',
    url: 'https://powder-flushing.example.org/',
  },

  // true, or your number between quotes to show it; leave out a line and no page says that you are registered.
  registrations: {
    gasSafe: true,
    powerFlushAssociation: true,
  },

  // More that you can show, each only if you have it: registrations.others for other registers, and these
  // (landlords: a separate phone or email for landlords and businesses):
  // messages: { text: '07700 900247', whatsApp: '07700 900247' },
  // landlords: { phone: '01632 960 118', email: 'landlords@your-firm.co.uk' },
  // insurance: { insurer: 'Your insurer', cover: 5_000_000, until: '2027-03-31' },
  // payment: 'Card, bank transfer or cash, when the work is done.',
  // complaints: 'Write to the office and we answer within five working days.',

  // Until when it holds that whoever finds a weakness in this site may tell you, by your email or else your phone: a day within
  // a year. From it on, the site is built without this, and npm run launch-check reminds you. Or leave it out.
  securityReports: { until: '2027-11-01' },

  // What the law asks a firm to show: legalName, companyNumber, registeredOffice, vatNumber.
  disclosures: {},

  // Minutes an emergency visit typically takes to reach each zone.
  responseMinutes: { centre: 30, suburbs: 45, extended: 60 },
} satisfies BusinessInput;
