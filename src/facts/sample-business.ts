import type { BusinessInput } from './business.ts';

/**
 * The sample firm that `business.config.ts` is shipped with. The build compares the owner's facts with it, and tests
 * stand on it, whatever the owner's file says.
 */
export const sampleBusiness = {
  name: 'Chalk & Channel Plumbing and Heating',
  shortName: 'Chalk & Channel',
  phone: '01632 960 247',
  searchPhone: '01632 960 384',
  site: 'https://www.example.com',
  address: { locality: 'Brighton & Hove', region: 'Sussex', country: 'GB' },
  geo: { latitude: 50.82253, longitude: -0.13716 },
  reviews: {
    platform: 'Example Reviews',
    url: 'https://reviews.example.com/chalk-and-channel',
    rating: 5,
    count: 47,
    checked: '2026-11-01',
    markup: true,
  },
  powderFlushing: { name: 'Example Powder Flushing', url: 'https://powder-flushing.example.org/' },
  registrations: {},
  disclosures: {},
  responseMinutes: { centre: 30, suburbs: 45, extended: 60 },
} as const satisfies BusinessInput;
