import { expect, test } from 'vitest';
import { attributesOf, isMapped, read, site, textsOf } from '../support/site.ts';

const { areas, business, words } = site;

test('the map of Areas links to areas, and its key has the response time of each zone', async () => {
  const $ = await read('/areas');
  const linked = attributesOf($, 'main svg a', 'href');
  const onMap = areas.some(isMapped);
  expect(linked.length > 0).toBe(onMap);
  expect(areas.map(({ path }) => path)).toEqual(expect.arrayContaining(linked));
  for (const minutes of onMap ? Object.values(business.responseMinutes ?? {}) : [])
    expect(textsOf($, 'main svg text')).toContain(`${minutes} ${words.labels.minutes}`);
});
