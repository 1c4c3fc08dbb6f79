import { expect, test } from 'vitest';
import { readSite } from '../../src/site/read.ts';
import { contentFileNames } from '../content-files/content-file.ts';
import { shownPage } from './shown-page.ts';

const folder = 'firms/filled';
const site = await readSite(folder);

test('each file is shown beside a page that exists, except those of every page', () => {
  const paths = new Set(site.pages.map(({ path }) => path));
  const shown = contentFileNames(folder).map((file) => [file, shownPage(file, site)] as const);
  expect(shown.filter(([, path]) => path !== undefined && !paths.has(path))).toEqual([]);
  const [area] = site.areas;
  expect(shownPage('area-page', site)).toBe(area?.path);
  expect(shownPage(area?.path.slice(1) ?? '', site)).toBe(area?.path);
  const ofEveryPage = shown.filter(([, path]) => path === undefined).map(([file]) => file);
  expect(ofEveryPage.toSorted()).toEqual([
    'application-error',
    'business',
    'claims',
    'constants',
    'emergency',
    'frame',
    'labels',
    'not-found',
    'redirects',
  ]);
});
