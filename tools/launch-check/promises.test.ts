import { beforeAll, expect, test } from 'vitest';
import { readyFirm } from '../../tests/support/ready-firm.ts';
import type { Checked } from './finding.ts';
import { stopsPublishing } from './finding.ts';
import { formFindings } from './form-findings.ts';
import { checkPromises, checkStandardPromises } from './promises.ts';

let bare: Checked;
beforeAll(async () => {
  const ready = await readyFirm();
  const { reviews: _, powderFlushing: __, responseMinutes: ___, insurance: ____, ...business } = ready.site.business;
  const hours = { ...business.hours, always: false };
  bare = { ...ready, site: { ...ready.site, business: { ...business, hours, promises: { localZones: [] } } } };
});

const notesOn = (text: string, field = 'text') =>
  checkPromises({ ...bare, texts: [{ file: 'content/about.yaml', field: [field], text }] });

test.each([
  ['We answer the phone 24/7', 'hours: always'],
  ['Ring us day or night', 'hours: always'],
  ['With you within the hour', 'responseMinutes'],
  ['A fast response', 'responseMinutes'],
  ['If a pipe bursts, we are there within the hour.', 'responseMinutes'],
  ['We can often come on the same day.', 'promises.sameDayBefore'],
  ['5 stars from 47 reviews', 'reviews'],
  ['Rated 5 stars by 200 customers', 'reviews'],
  ['★★★★★', 'reviews'],
  ['Five-star service', 'reviews'],
  ['Same-day visits', 'promises.sameDayBefore'],
  ['No call-out charge', 'promises.localZones'],
  ['100% satisfaction guarantee', 'promises.satisfaction'],
  ['No fix, no fee', 'powderFlushing'],
  ['We suggest powder flushing', 'powderFlushing'],
  ['Insured for £5m', 'insurance'],
])('"%s" is noted while the firm has no %s', (text, fact) => {
  expect(notesOn(text).map(({ remedy }) => remedy)).toEqual([expect.stringContaining(fact)]);
});

test.each([
  ['before an hour', { sameDayBefore: 'noon' }, 0],
  ['at any hour', { sameDay: true }, 0],
  ['no longer', { sameDay: false, sameDayBefore: 'noon' }, 1],
])('words about visits on the same day are noted unless the firm promises them: %s', (_, promised, notes) => {
  const { site } = bare;
  const business = { ...site.business, promises: { localZones: [], ...promised } };
  const texts = [{ file: 'content/about.yaml', field: ['text'], text: 'Same-day visits' }];
  expect(checkPromises({ ...bare, site: { ...site, business }, texts })).toHaveLength(notes);
});

test('a sum that isn’t the insurer’s is noted', async () => {
  const ready = await readyFirm();
  const texts = [{ file: 'content/about.yaml', field: ['text'], text: 'Insured for £7 million' }];
  expect(checkPromises({ ...ready, texts }).map(({ found }) => found)).toEqual([expect.stringContaining('£7 million')]);
});

test('each standard promise keeps the site from going live until the firm says yes or no to it', () => {
  const found = checkStandardPromises(bare);
  expect(found.map(({ place }) => place.field)).toEqual([
    ['promises', 'satisfaction'],
    ['promises', 'priceFirst'],
    ['promises', 'freeQuotes'],
  ]);
  expect(found.every(stopsPublishing)).toBe(true);
  const [, shown] = formFindings(found);
  expect(shown).toMatchObject({ file: 'business', stage: 'What has to be confirmed before the site goes live' });
  expect(shown?.message).toBe(
    'You haven’t said yet whether you promise “You agree the price before we start”. Choose yes, or choose no and no page says so.',
  );

  const promises = { localZones: [], satisfaction: false, priceFirst: true, freeQuotes: false };
  const business = { ...bare.site.business, promises };
  expect(checkStandardPromises({ ...bare, site: { ...bare.site, business } })).toEqual([]);
});

test.each([
  'A boiler typically lasts fifteen years',
  'Keep the vent always open',
  'Sludge typically settles at the bottom',
  'Turn the heating off at night and on in the morning',
  'Ask how soon the part arrives',
  'The star-shaped handle is the drain cock',
  'Two or three reviews of your quote are free',
  'Your stopcock is there in the hall.',
  'You may say no at any time.',
  'A leak can start at any hour.',
  'We do not powder flush.',
  'The pilot light burns day and night.',
  'In a hard frost, leave the heating on low all night.',
  'If the water isn’t clear within the hour, drain it again.',
  'The 24-hour timer on the wall sets when the heating comes on.',
  'A carbon monoxide alarm works 24/7, so it beeps when its battery is low.',
  'On the same day, bleed the other radiators.',
  'Radiators in local areas of hard water fill with scale.',
  'A £2 million house needs no better pump.',
  'Scale is rated 1 to 5 by how hard the water is.',
])('"%s" promises nothing', (text) => {
  expect(notesOn(text)).toEqual([]);
});

test('a customer’s own words are not the firm’s', () => {
  expect(notesOn('Came out the same day, 24/7, five stars', 'quote')).toEqual([]);
});
