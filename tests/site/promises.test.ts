import { expect, test } from 'vitest';
import { attributesOf, band, read, readAll, shownReviews, site, textOf } from '../support/site.ts';

const { areas, business, words } = site;
const { localZones, guaranteeTerms } = business.promises;

test('the page of each area names the call-out charge, unless the firm promises none in its zone', async () => {
  for (const { path, page, zone } of areas) {
    const introduction = textOf(await read(path), band('page'));
    const local = localZones.includes(zone);
    expect(introduction.includes(page.callOutCharge), path).toBe(!local);
    if (page.noCallOutCharge) expect(introduction.includes(page.noCallOutCharge), path).toBe(local);
  }
});

test('a page that gives the minutes until a visit says that they vary', async () => {
  for (const { minutes, page, path } of areas.filter((area) => area.minutes && area.page.response)) {
    const response = textOf(await read(path), band('response'));
    for (const text of [`${minutes}`, page.response?.vary]) expect(response, path).toContain(text);
  }
  expect(textOf(await read('/areas'), band('response-times'))).toContain(words.areas.responseTimes.note);
});

test('About explains the guarantee, with the owner’s terms if there are any', async () => {
  const { guarantee } = words.badges;
  const texts = guarantee ? [guarantee.explanation, guaranteeTerms].filter((text) => text !== undefined) : [];
  const $ = await read('/about');
  expect($('#guarantee').length).toBe(guarantee ? 1 : 0);
  for (const text of texts) expect(textOf($, '#guarantee')).toContain(text);
});

test('the reviews have one link on the site, where Home shows the rating', async () => {
  const url = shownReviews?.url;
  const linking = (await readAll()).filter(([, $]) => url && attributesOf($, 'a', 'href').includes(url));
  expect(linking.map(([path]) => path)).toEqual(url ? ['/'] : []);
});
