import { expect, test } from 'vitest';
import { parseBusiness } from '../facts/business.ts';
import { sampleBusiness as sample } from '../facts/sample-business.ts';
import { describeWithPhone, errorHead, pageHead, scriptJson } from './head.ts';

const business = parseBusiness(sample);

test('a page’s title carries the firm’s short name, its canonical the site’s address', () => {
  const head = pageHead(business, { path: '/about', title: 'About us', description: 'Who we are.' });
  expect(head.title).toBe('About us | Chalk & Channel');
  expect(head.tags).toContainEqual({
    tag: 'link',
    attributes: { rel: 'canonical', href: 'https://www.example.com/about' },
  });
});

test('every page but the home page gets its breadcrumb', () => {
  const types = (path: string) => {
    const { structuredData } = pageHead(business, { path, title: 'T', description: 'D' });
    return JSON.stringify(structuredData).match(/"BreadcrumbList"/g) ?? [];
  };
  expect(types('/')).toEqual([]);
  expect(types('/areas')).toEqual(['"BreadcrumbList"']);
});

test('a page for an error is not indexed and has no address', () => {
  expect(errorHead(business, 'Page not found')).toEqual({
    path: '',
    title: 'Page not found | Chalk & Channel',
    tags: [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }],
  });
});

test('the number for search results ends a description', () => {
  expect(describeWithPhone('Plumbers in Hove.', business)).toBe('Plumbers in Hove. Call 01632 960 384.');
});

test('structured data cannot close the script that holds it', () => {
  const json = scriptJson({ text: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' });
});
