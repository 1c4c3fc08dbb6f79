import { expect, test } from 'vitest';
import { longestTitle } from '../../src/site/pages.ts';
import { htmlOf, metaOf, read, readAll, routes, site } from '../support/site.ts';

const { business } = site;
const all = await readAll();

test('a title ends with the firm’s name only where search results show it whole', () => {
  const ending = ` | ${business.shortName}`;
  for (const [path, $] of all) {
    const title = $('head > title').text();
    const fits = `${title.replace(ending, '')}${ending}`.length <= longestTitle;
    expect(title.endsWith(ending), path).toBe(fits);
  }
});

test('every page says who and what to those who share it', () => {
  for (const [path, $] of all) {
    expect(metaOf($, 'og:url'), path).toBe($('link[rel="canonical"]').attr('href'));
    expect(metaOf($, 'og:title'), path).toBe($('head > title').text());
    const { phone, searchPhone } = business;
    // The number for search results is for those alone.
    const described = metaOf($, 'description').replace(searchPhone.text, phone.text);
    expect(metaOf($, 'og:description'), path).toBe(described);
    expect(metaOf($, 'og:site_name'), path).toBe(business.name);
    expect(metaOf($, 'og:type'), path).toBe('website');
    expect(metaOf($, 'twitter:card'), path).toBe('summary_large_image');
  }
});

test('what services for sharing read of a page stands in its first 32 KB, where the strictest of them stop', async () => {
  for (const path of routes) {
    const start = Buffer.from(await htmlOf(path))
      .subarray(0, 32_768)
      .toString();
    for (const tag of [
      '</title>',
      'name="description"',
      'rel="canonical"',
      'property="og:title"',
      'property="og:image"',
    ])
      expect(start, path).toContain(tag);
    // Nothing that grows with the page comes before them.
    expect(start.split('<style')[0], path).toContain('property="og:image:alt"');
  }
});

test('every page names its language, and keeps telephones from guessing at numbers', () => {
  for (const [path, $] of all) {
    expect($('html').attr('lang'), path).toBe(business.language);
    expect(metaOf($, 'og:locale').replace('_', '-'), path).toBe(business.language);
    expect(metaOf($, 'format-detection'), path).toBe('telephone=no');
    expect(metaOf($, 'robots'), path).toBe('');
  }
});

test('the second number is in the descriptions of Areas, Contact and the area pages, and nowhere else', () => {
  for (const [path, $] of all) {
    const named = path.startsWith('/areas') || path === '/contact';
    expect(metaOf($, 'description').includes(business.searchPhone.text), path).toBe(named);
    // It may be the number that call buttons show.
    if (business.searchPhone.text !== business.phone.text)
      expect($('body').text(), path).not.toContain(business.searchPhone.text);
  }
});

test.each(['/nope', '/404', '/500'])('%s keeps out of search results and says what it is', async (path) => {
  const $ = await read(path);
  expect(metaOf($, 'robots')).toBe('noindex');
  expect(metaOf($, 'description').length).toBeGreaterThan(0);
  expect($('link[rel="canonical"], meta[property="og:url"], script[type="application/ld+json"]')).toHaveLength(0);
});
