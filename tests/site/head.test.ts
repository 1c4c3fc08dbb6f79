import { describe, expect, test } from 'vitest';
import { longestTitle } from '../../src/facts/search-result.ts';
import { facts, read, readAll, routes } from '../support/site.ts';

const { business } = facts;
const meta = ($: Awaited<ReturnType<typeof read>>, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');

test('titles and descriptions are unique', async () => {
  const pages = await readAll();
  expect(new Set(pages.map(([, $]) => $('head > title').text())).size).toBe(pages.length);
  expect(new Set(pages.map(([, $]) => meta($, 'description'))).size).toBe(pages.length);
});

describe.each([...routes])('the head of %s', (path) => {
  test('has a title and a description of a length that search results show', async () => {
    const $ = await read(path);
    expect($('head > title').text().length).toBeLessThanOrEqual(longestTitle);
    expect(meta($, 'description')?.length).toBeLessThanOrEqual(160);
    expect(meta($, 'description')?.length).toBeGreaterThanOrEqual(70);
  });

  test('has one canonical address, the same as its og:url', async () => {
    const $ = await read(path);
    expect($('link[rel="canonical"]')).toHaveLength(1);
    expect($('link[rel="canonical"]').attr('href')).toBe(business.site + path);
    expect(meta($, 'og:url')).toBe(business.site + path);
  });

  test('says who and what to those who share it', async () => {
    const $ = await read(path);
    expect(meta($, 'og:title')).toBe($('head > title').text());
    expect(meta($, 'og:description')).toBe(meta($, 'description'));
    expect(meta($, 'og:site_name')).toBe(business.name);
    expect(meta($, 'og:type')).toBe('website');
    expect(meta($, 'og:locale')).toBe('en_GB');
    expect(meta($, 'og:image')).toBe(`${business.site}/share.png`);
    expect(meta($, 'twitter:card')).toBe('summary_large_image');
  });

  test('is in British English, and keeps telephones from guessing at numbers', async () => {
    const $ = await read(path);
    expect($('html').attr('lang')).toBe('en-GB');
    expect(meta($, 'format-detection')).toBe('telephone=no');
    expect(meta($, 'robots')).toBeUndefined();
  });
});

test('the second number stands in the descriptions of Areas, Contact and the area pages, and nowhere else', async () => {
  for (const [path, $] of await readAll()) {
    const named = path.startsWith('/areas') || path === '/contact';
    expect(meta($, 'description')?.includes(business.searchPhone.text), path).toBe(named);
    expect($('body').text(), path).not.toContain(business.searchPhone.text);
  }
});

test.each(['/nope', '/404', '/500'])(
  '%s keeps out of search results: noindex, no canonical, no structured data',
  async (path) => {
    const $ = await read(path);
    expect(meta($, 'robots')).toBe('noindex');
    expect($('link[rel="canonical"], meta[property="og:url"], script[type="application/ld+json"]')).toHaveLength(0);
  },
);
