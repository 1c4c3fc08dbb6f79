import { expect, test } from 'vitest';
import { attributesOf, isMapped, read, site, textsOf } from '../support/site.ts';

const { areas, business, words } = site;

test('the map of Areas links to areas, and its key has the response time of each zone', async () => {
  const $ = await read('/areas');
  const linked = attributesOf($, 'main svg a', 'href');
  const onMap = areas.some((area) => !area.isMainTown && isMapped(area));
  expect(linked.length > 0).toBe(onMap);
  expect(areas.map(({ path }) => path)).toEqual(expect.arrayContaining(linked));
  for (const minutes of onMap ? Object.values(business.responseMinutes ?? {}) : [])
    expect(textsOf($, 'main svg text')).toContain(`${minutes} ${words.labels.minutes}`);
});

test('the firm’s town is a link on the maps if it has a page, and marked as the current page on the map there', async () => {
  const [town = ''] = business.towns;
  const page = areas.find(({ isMainTown }) => isMainTown)?.path;
  for (const path of ['/areas', ...areas.map((area) => area.path)]) {
    const $ = await read(path);
    for (const text of $('main svg text').filter((_, each) => $(each).text().trim() === town)) {
      const link = $(text).closest('a');
      expect([path, link.attr('href'), link.attr('aria-current')]).toEqual([
        path,
        page,
        path === page ? 'page' : undefined,
      ]);
    }
  }
});
