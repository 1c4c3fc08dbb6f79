import { expect, test } from 'vitest';
import { sitemaps } from './sitemap.ts';

const site = 'https://example.org';

test('up to the limit all addresses are in one file', () => {
  const files = sitemaps(site, ['/', '/a'], 2);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain('<url><loc>https://example.org/a</loc></url>');
});

test('beyond it, an index names the files that they are in', () => {
  const files = sitemaps(site, ['/', '/a', '/b'], 2);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap.xml')).toMatch(/<sitemapindex [\s\S]*example\.org\/sitemap-1\.xml[\s\S]*sitemap-2\.xml/);
  expect(files.get('sitemap-1.xml')).toMatch(/<urlset [\s\S]*org\/<[\s\S]*org\/a</);
  expect(files.get('sitemap-2.xml')).toContain('<loc>https://example.org/b</loc>');
});
