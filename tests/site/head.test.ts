import { expect, test } from 'vitest';
import { longestTitle } from '../../src/site/pages.ts';
import { htmlOf, metaOf, read, readAll, routes, site } from '../support/site.ts';

const { business } = site;
const all = await readAll();

test('a title ends with the firm’s name if both fit in the length that search results show', () => {
  const ending = ` | ${business.shortName}`;
  for (const [path, $] of all) {
    const title = $('head > title').text();
    const fits = `${title.replace(ending, '')}${ending}`.length <= longestTitle;
    expect(title.endsWith(ending), path).toBe(fits);
  }
});

test('the Open Graph tags of a page agree with its title, description and address', () => {
  for (const [path, $] of all) {
    expect(metaOf($, 'og:url'), path).toBe($('link[rel="canonical"]').attr('href'));
    expect(metaOf($, 'og:title'), path).toBe($('head > title').text());
    const { phone, searchPhone = phone } = business;
    // Where the meta description has the phone number for search results, og:description has the firm's usual number.
    const described = metaOf($, 'description').replace(searchPhone.text, phone.text);
    expect(metaOf($, 'og:description'), path).toBe(described);
    expect(metaOf($, 'og:site_name'), path).toBe(business.name);
    expect(metaOf($, 'og:type'), path).toBe('website');
    expect(metaOf($, 'twitter:card'), path).toBe('summary_large_image');
  }
});

test('Home alone has the proof that search engines ask for', () => {
  const { google, bing } = business.siteVerification;
  for (const [path, $] of all) {
    const found = ['google-site-verification', 'msvalidate.01'].map((name) =>
      $(`meta[name="${name}"]`).attr('content'),
    );
    expect(found, path).toEqual(path === '/' ? [google, bing] : [undefined, undefined]);
  }
});

test('the tags that services for sharing read are in the first 32 KB, where the strictest of them stop', async () => {
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
    // The tags must come before the inline styles, which are longer on longer pages.
    expect(start.split('<style')[0], path).toContain('property="og:image:alt"');
  }
});

test('every page has its language, and stops telephones from turning other figures into phone links', () => {
  for (const [path, $] of all) {
    expect($('html').attr('lang'), path).toBe(business.language);
    expect(metaOf($, 'og:locale').replace('_', '-'), path).toBe(business.language);
    expect(metaOf($, 'format-detection'), path).toBe('telephone=no');
    expect(metaOf($, 'robots'), path).toBe('');
  }
});

test('the number for search results is in the descriptions of Areas, Contact and the areas, and otherwise on Contact alone', () => {
  const { phone, searchPhone = phone } = business;
  for (const [path, $] of all) {
    const named = path.startsWith('/areas') || path === '/contact';
    expect(metaOf($, 'description').includes(searchPhone.text), path).toBe(named);
    // Skipped if the firm has the same number for calls and for search results.
    if (searchPhone.text !== phone.text && path !== '/contact')
      expect($('body').text(), path).not.toContain(searchPhone.text);
  }
});

test.each(['/nope', '/404', '/500'])('%s is not for search engines, and has a description', async (path) => {
  const $ = await read(path);
  expect(metaOf($, 'robots')).toBe('noindex');
  expect(metaOf($, 'description').length).toBeGreaterThan(0);
  expect($('link[rel="canonical"], meta[property="og:url"], script[type="application/ld+json"]')).toHaveLength(0);
});
