import { expect, test } from 'vitest';
import { plainText } from '../../src/site/text/sentence.ts';
import { band, read, site, textOf, textsOf } from '../support/site.ts';

const { areas, business, words } = site;
const { localZones } = business.promises;

test('the table of response times has each area in a row with its minutes and its call-out charge', async () => {
  const $ = await read('/areas');
  const rows = textsOf($, band('response-times', 'tbody tr'));
  const { callOutCharge, noCallOutCharge, time, zones } = words.areas.responseTimes;
  // A firm without a heading for the column of minutes has no such column.
  const hasMinutes = time !== undefined && areas.some(({ minutes }) => minutes);
  expect(rows.length > 0).toBe(areas.length > 0 && (localZones.length > 0 || hasMinutes));
  for (const { minutes, name, zone } of rows.length > 0 ? areas : []) {
    const charge = localZones.includes(zone) ? noCallOutCharge : callOutCharge;
    const parts = [name, ...(hasMinutes ? [`${minutes} ${words.labels.minutes}`] : []), charge];
    // The name of one area may be part of another's, so find rows by their zone.
    const found = rows.filter((row) => row.startsWith(zones[zone]) && parts.every((part) => row.includes(part)));
    expect(found, name).toHaveLength(1);
  }
});

test('the page of each area mentions the call-out charge, unless the firm promises none in its zone', async () => {
  for (const { path, sharedWords, zone } of areas) {
    const introduction = textOf(await read(path), band('page'));
    const local = localZones.includes(zone);
    expect(introduction.includes(plainText(sharedWords.callOutCharge)), path).toBe(!local);
    if (sharedWords.noCallOutCharge)
      expect(introduction.includes(plainText(sharedWords.noCallOutCharge)), path).toBe(local);
  }
});

test('pages with a response time say that it varies', async () => {
  for (const { minutes, sharedWords, path } of areas.filter((area) => area.minutes && area.sharedWords.response)) {
    const response = textOf(await read(path), band('response'));
    for (const text of [`${minutes}`, plainText(sharedWords.response?.vary ?? '')])
      expect(response, path).toContain(text);
  }
  const paragraphs = textsOf(await read('/areas'), band('response-times', 'p'));
  expect(paragraphs).toEqual(words.areas.responseTimes.note.map(plainText));
});
