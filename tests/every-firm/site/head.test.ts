import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { searchTitle, widthOf } from '../../../src/facts/search-results.ts';
import { facts, read, readAll } from '../../support/site.ts';

const { business, pages } = facts;
const all = await readAll();
const meta = ($: CheerioAPI, name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');

test('titles and descriptions are those of the list of pages, each its own', () => {
  const indexed = pages.filter(({ kind }) => kind !== 'error');
  expect(all.map(([, $]) => $('head > title').text())).toEqual(indexed.map(({ title }) => title));
  expect(all.map(([, $]) => meta($, 'description'))).toEqual(indexed.map(({ description }) => description));
  for (const list of [indexed.map(({ title }) => title), indexed.map(({ description }) => description)]) {
    expect(new Set(list).size).toBe(list.length);
  }
});

test('a title ends with the firm’s name only where search results show it whole', () => {
  const ending = ` | ${business.shortName}`;
  for (const [path, $] of all) {
    const title = $('head > title').text();
    const fits = widthOf(`${title.replace(ending, '')}${ending}`, searchTitle.size) <= searchTitle.room;
    expect(title.endsWith(ending), path).toBe(fits);
  }
});

test('every page says who and what to those who share it', () => {
  for (const [path, $] of all) {
    expect(meta($, 'og:url'), path).toBe($('link[rel="canonical"]').attr('href'));
    expect(meta($, 'og:title'), path).toBe($('head > title').text());
    expect(meta($, 'og:description'), path).toBe(meta($, 'description'));
    expect(meta($, 'og:site_name'), path).toBe(business.name);
    expect(meta($, 'og:type'), path).toBe('website');
    expect(meta($, 'twitter:card'), path).toBe('summary_large_image');
  }
});

test('every page names its language, and keeps telephones from guessing at numbers', () => {
  for (const [path, $] of all) {
    expect($('html').attr('lang'), path).toBe(business.language);
    expect(meta($, 'og:locale')?.replace('_', '-'), path).toBe(business.language);
    expect(meta($, 'format-detection'), path).toBe('telephone=no');
    expect(meta($, 'robots'), path).toBeUndefined();
  }
});

test('the second number is in the descriptions of Areas, Contact and the area pages, and nowhere else', () => {
  for (const [path, $] of all) {
    const named = path.startsWith('/areas') || path === '/contact';
    expect(meta($, 'description')?.includes(business.searchPhone.text), path).toBe(named);
    expect($('body').text(), path).not.toContain(business.searchPhone.text);
  }
});

test.each(['/nope', '/404', '/500'])('%s keeps out of search results and says what it is', async (path) => {
  const $ = await read(path);
  expect(meta($, 'robots')).toBe('noindex');
  expect(meta($, 'description')?.length).toBeGreaterThan(0);
  expect($('link[rel="canonical"], meta[property="og:url"], script[type="application/ld+json"]')).toHaveLength(0);
});
