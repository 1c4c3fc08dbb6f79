import { existsSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { readSharedSite } from '../../../tools/previews/shared-site.ts';
import { sheetOf } from '../../../tools/previews/sheet.ts';
import { warningsOf } from '../../../tools/previews/warnings.ts';
import { attributesOf, metaOf, readAll, routes, textsOf } from '../../support/site.ts';

const site = readSharedSite('dist');
const { pages } = site;
const $ = load(sheetOf(site, new Set()));

test('the sheet shows every page that search engines list, in the order of the sitemap', () => {
  expect(pages.map(({ path }) => path)).toEqual(routes);
  expect(attributesOf($, 'article[id^="/"]', 'id')).toEqual(routes);
});

test('a search result has the page’s title and description, whole or with what is cut named among the warnings', () => {
  const warnings = warningsOf(pages, new Set());
  for (const screen of ['wide', 'phone'] as const) {
    const shown = textsOf($, `.search.${screen}`);
    for (const [index, { title, description, path }] of pages.entries()) {
      for (const text of [title, description]) {
        const lost = warnings[screen].find(
          (line) => line.startsWith(`${path}: `) && text.endsWith(line.split(/[“”]/)[1] ?? '-'),
        );
        const kept = lost ? text.slice(0, -(lost.split(/[“”]/)[1] ?? '').length) : text;
        expect(shown[index], path).toContain(kept.trim());
      }
    }
  }
});

test('a shared link has the title, description and picture that the page gives it', async () => {
  for (const [path, page] of await readAll()) {
    const card = $(`article[id="${path}"] .card`);
    expect(card).toHaveLength(2);
    expect(card.text()).toContain(metaOf(page, 'og:title'));
    expect(card.text()).toContain(metaOf(page, 'og:description'));
    const picture = new URL(metaOf(page, 'og:image')).pathname;
    expect(attributesOf($, `article[id="${path}"] .card img`, 'src')).toEqual([`.${picture}`, `.${picture}`]);
    expect(existsSync(`dist${picture}`), picture).toBe(true);
  }
});

test('a page without its picture is named', () => {
  const [first] = pages;
  const picture = first?.shared.picture?.path ?? '';
  const missing = new Set([picture]);
  expect(warningsOf(pages, missing).shared).toContain(`/ names a picture that isn’t there, ${picture}`);
  expect(load(sheetOf(site, missing))('article[id="/"] .card i').text()).toBe('No pictureNo picture');
});

test('the saved contact is shown where the site has a card to save', async () => {
  const hasCard = (await readAll()).some(([, page]) => page('a[href$=".vcf"]').length > 0);
  expect($('.contact h3')).toHaveLength(hasCard ? 1 : 0);
});

test('the sheet needs no network and no program', () => {
  expect($('script, link, iframe').length).toBe(0);
  expect(attributesOf($, '[src]', 'src').filter((src) => !/^(\.\/|data:)/.test(src ?? ''))).toEqual([]);
  expect($('style').text()).not.toMatch(/url\((?!data:)|@import/);
});
