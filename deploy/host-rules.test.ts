import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHeaderRules, parseRedirectRules, redirectRules } from './host-rules.ts';

const headers = readFileSync('deploy/cloudflare/_headers', 'utf8');
const redirects = readFileSync('deploy/cloudflare/_redirects', 'utf8');
const withCrLf = (text: string) => text.replace(/\r?\n/g, '\r\n');

describe('with the line ends of Windows', () => {
  test('all header rules are read, with the same values', () => {
    expect(parseHeaderRules(withCrLf(headers))).toEqual(parseHeaderRules(headers));
    const [everywhere] = parseHeaderRules(headers);
    expect(everywhere?.path).toBe('/*');
    expect(everywhere?.headers.map(({ name }) => name)).toContain('Content-Security-Policy');
  });

  test('all redirects are read, with the same targets', () => {
    expect(parseRedirectRules(withCrLf(redirects))).toEqual(parseRedirectRules(redirects));
    expect(parseRedirectRules(redirects)).toContainEqual({ from: '/*/', to: '/:splat', status: 308 });
  });
});

test.each([
  ['a header without a value', '/*\n  Allow:'],
  ['a header without a colon', '/*\n  Allow GET'],
  ['a header before any path', '  Allow: GET'],
  ['a header that is not set in', '/*\nAllow: GET'],
])('%s is an error that names the line', (_, text) => {
  expect(() => parseHeaderRules(`# A comment.\n${text}`)).toThrow(/^_headers:\d: found "/);
});

test.each(['/only-a-source', 'about /about 301', '/about-us /about permanent'])(
  'the redirect "%s" is an error',
  (line) => {
    expect(() => parseRedirectRules(line)).toThrow(`_redirects:1: found "${line}"`);
  },
);

test('rules for one address stand before the general ones, and Google’s file is served as it is', () => {
  const rules = redirectRules([{ from: '/about-us/', to: '/about' }], ['/about.html', '/google0123456789abcdef.html']);
  expect(rules.split('\n').slice(0, 2)).toEqual([
    '/google0123456789abcdef.html /google0123456789abcdef 200',
    '/about-us/ /about 308',
  ]);
  expect(rules.indexOf('/*/ /:splat')).toBeGreaterThan(rules.indexOf('/about-us/'));
});
