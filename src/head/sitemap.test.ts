import { expect, test } from 'vitest';
import { sitemaps } from './sitemap.ts';

const site = 'https://example.org';
const [home, a, b] = [{ path: '/' }, { path: '/a', changed: '2026-06-01T09:00:00Z' }, { path: '/b' }] as const;

test('up to the limit all addresses are in one file', () => {
  const files = sitemaps(site, [home, a], 2);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain(
    '<url><loc>https://example.org/</loc></url>\n' +
      '<url><loc>https://example.org/a</loc><lastmod>2026-06-01T09:00:00Z</lastmod></url>\n',
  );
});

test('beyond it, an index names the files that they are in', () => {
  const files = sitemaps(site, [home, a, b], 2);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap.xml')).toMatch(/<sitemapindex [\s\S]*example\.org\/sitemap-1\.xml[\s\S]*sitemap-2\.xml/);
  expect(files.get('sitemap-1.xml')).toMatch(/<urlset [\s\S]*org\/<[\s\S]*org\/a</);
  expect(files.get('sitemap-2.xml')).toContain('<loc>https://example.org/b</loc>');
});

test('the limit is that of sitemaps.org', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/${index}` }));
  expect(sitemaps(site, pages(50_000)).size).toBe(1);
  const files = sitemaps(site, pages(50_001));
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap-1.xml')?.match(/<loc>/g)).toHaveLength(50_000);
});
