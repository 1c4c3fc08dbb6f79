import { expect, test } from 'vitest';
import { attributesOf, mainPages, read, readAll, site, textsOf } from '../support/site.ts';

const { words } = site;
const crumbs = `nav[aria-label="${words.frame.breadcrumb}"] li`;

test('Home has no breadcrumb', async () => {
  expect((await read('/'))(crumbs)).toHaveLength(0);
});

test('the breadcrumb has Home and one crumb for each segment of the path, and links all but the last', async () => {
  for (const [path, $] of (await readAll()).slice(1)) {
    const segments = path.slice(1).split('/');
    // The last crumb of an area is its name, from which the name of its file, the last segment of the path, may differ.
    const area = site.areas.find((each) => each.path === path);
    const [, ...shown] = textsOf($, crumbs).map(segmentOf);
    expect(shown, path).toEqual(area ? segments.with(-1, segmentOf(area.name)) : segments);
    const ways = segments.slice(0, -1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
    expect(attributesOf($, `${crumbs} a`, 'href'), path).toEqual(['/', ...ways]);
    expect($(`${crumbs}:last-child [aria-current="page"]`).length, path).toBe(1);
  }
});

/** Segment of a path for a crumb's text: lower case, hyphens for spaces, no accents or apostrophes. */
function segmentOf(crumb: string): string {
  const letters = crumb.normalize('NFD').replace(/[\p{M}’']/gu, '');
  return letters.toLowerCase().replaceAll(' ', '-');
}

test('without JavaScript, the breadcrumb of the 404 page ends with the title of the page', async () => {
  expect(textsOf(await read('/nope'), crumbs)).toEqual([mainPages[0]?.name, words['not-found'].title]);
});
