import { expect, test } from 'vitest';
import { attributesOf, band, read, readAll, shownReviews, site, textOf } from '../support/site.ts';

const { areas, business, words } = site;
const { localZones, guaranteeTerms } = business.promises;

test('the page of each area says whether a visit costs something by itself', async () => {
  for (const { path, page, zone } of areas) {
    const said = textOf(await read(path), band('page'));
    const local = localZones.includes(zone);
    expect(said, path).toContain(local ? (page.noCallOutCharge ?? '') : page.callOutCharge);
    expect(said, path).not.toContain(local ? page.callOutCharge : (page.noCallOutCharge ?? '\n'));
  }
});

test('wherever a time for a visit stands, the page says that times vary', async () => {
  const varying = areas[0]?.page.response?.vary ?? '';
  for (const { path } of areas) expect(textOf(await read(path), band('response')), path).toContain(varying);
  expect(textOf(await read('/areas'), band('response-times'))).toContain(words.areas.responseTimes.note);
});

test('About explains the guarantee, with the owner’s terms where there are some', async () => {
  const said = textOf(await read('/about'), '#guarantee');
  expect(said).toContain(words.badges.guarantee?.explanation ?? '');
  expect(said).toContain((words.badges.guarantee && guaranteeTerms) ?? '');
});

test('the reviews have one link on the site, where Home shows the rating', async () => {
  const url = shownReviews?.url;
  const linking = (await readAll()).filter(([, $]) => url && attributesOf($, 'a', 'href').includes(url));
  expect(linking.map(([path]) => path)).toEqual(url ? ['/'] : []);
});
