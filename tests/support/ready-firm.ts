import { rmSync } from 'node:fs';
import { stringify } from 'yaml';
import { adviceVersion } from '../../tools/launch-check/advice.ts';
import type { Checked } from '../../tools/launch-check/finding.ts';
import { readChecked } from '../../tools/launch-check/look.ts';
import { business, exampleWith } from './example-firm.ts';

/**
 * Facts of a firm that passes the launch check (`npm run launch-check`). They replace facts of the filled firm that the launch check would
 * report as made up. The tests never publish them.
 */
const facts = {
  ...business,
  phone: '01403 555 119',
  searchPhone: '01403 555 120',
  email: 'office@hammer-and-pond.co.uk',
  site: 'https://www.hammer-and-pond.co.uk',
  address: { ...business.address, street: '2 Pond Yard', postcode: 'RH12 1AA' },
  reviews: { ...business.reviews, platform: 'Weald Reviews', url: 'https://weald-reviews.co.uk/us', markup: true },
  powderFlushing: { name: 'Powder & Pipe', url: 'https://powder-and-pipe.co.uk/' },
  registrations: {
    gasSafe: '518204',
    powerFlushAssociation: 'PF-2041',
    others: [{ name: 'Weald Water Register', number: 'WW-2041', check: 'https://weald-water.co.uk/check' }],
  },
  profiles: [{ name: 'Weald Social', url: 'https://weald-social.co.uk/hammer-and-pond' }],
  booking: { label: 'Book online', url: 'https://weald-booking.co.uk/hammer-and-pond' },
  messages: {},
  landlords: { email: 'landlords@hammer-and-pond.co.uk' },
  insurance: { ...business.insurance, insurer: 'Wealden Mutual' },
  securityReports: { until: '2027-11-01' },
  disclosures: {
    legalName: 'Hammer and Pond Ltd',
    companyNumber: '07182043',
    registeredOffice: '2 Pond Yard, Horsham, RH12 1AA',
    vatNumber: '782 2375 17',
  },
};

/** Returns a firm that passes the launch check: its facts are not marked as made up, and it has evidence for all its claims. */
export async function readyFirm(): Promise<Checked> {
  const folder = exampleWith({
    'business.yaml': () => stringify({ ...facts, complaints: 'Ring us, or write to us.' }),
  });
  const checked = await readChecked(folder);
  rmSync(folder, { recursive: true });
  const plain = JSON.stringify(checked)
    .replaceAll('reviews.example', 'weald-reviews.co.uk')
    .replaceAll('Example', 'Oakes')
    .replaceAll(/(?<=licence |-|")0{4,}(?=")/g, '5182047');
  const ready: Checked = { ...JSON.parse(plain), today: new Date('2026-11-20T12:00:00Z') };
  const { tradeAdvice } = ready.claims;
  if (tradeAdvice) tradeAdvice.version = adviceVersion(ready.texts);
  return ready;
}
