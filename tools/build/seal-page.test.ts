import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealPage } from './seal-page.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('a page may run and style what it carries and what its own site has, and nothing else', () => {
  const sealed = sealPage(
    '<html><head><meta charset="utf-8"><style>p{}</style><script type="application/ld+json">{}</script></head><body><script type="module">go()</script><script type="module" src="/page.js"></script></body></html>',
  );
  expect(sealed).toContain(
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none';img-src 'self';manifest-src 'self';connect-src 'self';font-src 'self' data:;style-src ${hash('p{}')} 'self';script-src ${hash('go()')} 'self';base-uri 'none';form-action 'none'">`,
  );
});

test('a page without scripts may run none', () => {
  expect(sealPage('<meta charset="utf-8">')).toContain("style-src 'self';script-src 'none';");
});

test('a page that does not begin with its character set is refused', () => {
  expect(() => sealPage('<html></html>')).toThrow('<meta charset="utf-8">');
});
