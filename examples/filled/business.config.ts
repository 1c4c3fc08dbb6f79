// The filled example: a firm with everything filled in, to look at before you choose what to show of your own.
// It can be nobody. Its numbers are kept for drama by Ofcom, its addresses for examples by RFC 2606, its registers and people
// are made up, and no postcode ends in 0ZZ.
export default {
  name: 'Hammer & Pond Plumbing and Heating',
  shortName: 'Hammer & Pond',

  phone: '01632 960 518',
  searchPhone: '0808 157 0418',
  email: 'ask@hammer-and-pond.example',

  site: 'https://www.hammer-and-pond.example',
  language: 'en-GB',

  towns: ['Horsham'],
  allHours: true,
  address: {
    street: '2 Example Yard',
    locality: 'Horsham',
    region: 'West Sussex',
    postcode: 'RH12 0ZZ',
    country: 'GB',
  },
  geo: { latitude: 51.0629, longitude: -0.3259 },

  priceRange: '££',

  reviews: {
    platform: 'Example Reviews',
    url: 'https://reviews.example/hammer-and-pond',
    rating: 4.9,
    count: 132,
    checked: '2026-11-01',
    markup: false,
  },

  promises: {
    localZones: ['centre', 'suburbs'],
    sameDayBefore: '11 am',
    guaranteeTerms:
      'Two years on our labour and on the parts we supplied. Frost, misuse and work by others are left out.',
  },

  powderFlushing: {
    name: 'Example Powder Flushing',
    url: 'https://powder-flushing.example/older-systems',
  },

  registrations: {
    gasSafe: '000000',
    powerFlushAssociation: 'EX-0000',
    others: [{ name: 'The Example Water Register', number: 'EW-0000', check: 'https://water-register.example/check' }],
  },

  messages: { text: '07700 900 518', whatsApp: '07700 900 519' },
  landlords: { phone: '01632 960 519', email: 'landlords@hammer-and-pond.example' },
  insurance: { insurer: 'The Example Wealden Mutual', cover: 5_000_000, until: '2027-09-30' },
  payment: 'By card or bank transfer when the work is done; for a new boiler, a quarter on the day you order it.',
  complaints:
    'Ring or write to Ruth Example at the office. You have an answer within three working days, and if we can’t agree, we’ll name an independent body that can look at it.',

  securityReports: { email: 'security@hammer-and-pond.example', until: '2027-11-01' },

  disclosures: {
    legalName: 'Hammer and Pond Example Ltd',
    companyNumber: '00000000',
    registeredOffice: '2 Example Yard, Horsham, RH12 0ZZ',
    vatNumber: 'GB 000 0000 00',
  },

  responseMinutes: { centre: 35, suburbs: 45, extended: 70 },
};
