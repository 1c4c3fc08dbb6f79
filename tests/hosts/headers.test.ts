import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { sourcesOf } from '../support/policy.ts';
import { get } from '../support/site.ts';

/** The first rule in `_headers`, for the path pattern `/*`: its headers belong to every response. */
const [, rule = ''] = readFileSync(join(builtSite, '_headers'), 'utf8').split(/^\/\*$/m);
const [ofEveryAnswer = ''] = rule.split(/^\S/m);
const expected = [...ofEveryAnswer.matchAll(/^ +([\w-]+): (.+)$/gm)].filter(([, name]) => name !== 'Allow');

test.each(['/', '/nope', '/services/', '/favicon.svg', '//services'])(
  'the answer at %s has every header of the rule for all answers',
  async (path) => {
    const { headers } = await get(path);
    expect(expected.length).toBeGreaterThan(7);
    for (const [, name = '', value] of expected) expect(headers.get(name), name).toBe(value);
  },
);

test('an answer allows nothing from other sites, no frame around it, and no text that becomes code', async () => {
  const { headers } = await get('/');
  const sources = sourcesOf(headers.get('content-security-policy') ?? '');
  for (const [directive, allowed] of sources) {
    for (const source of allowed) expect(source, directive).toMatch(/^('(self|none|script|unsafe-inline)'|data:)$/);
  }
  expect(sources.get('default-src')).toContain("'self'");
  for (const directive of ['base-uri', 'form-action', 'frame-ancestors', 'trusted-types'])
    expect(sources.get(directive), directive).toEqual(new Set(["'none'"]));
  for (const [directive, allowed] of sources) expect(allowed.has('data:'), directive).toBe(directive === 'font-src');
  expect(Number(headers.get('strict-transport-security')?.match(/\d+/))).toBeGreaterThanOrEqual(31_536_000);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('pages may not use the camera, the microphone, the location and other features', async () => {
  const policy = (await get('/')).headers.get('permissions-policy')?.split(',');
  const features = ['camera', 'clipboard-read', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
  expect(policy).toEqual(expect.arrayContaining(features.map((feature) => `${feature}=()`)));
});

test('other sites may show share pictures', async () => {
  expect((await get('/share/about.png')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('every page, including the 404 page, has the header for speculation rules', async () => {
  for (const path of ['/', '/areas', '/nope'])
    expect((await get(path)).headers.get('speculation-rules'), path).toBe('"/speculation-rules.json"');
});

test('the speculation rules are cached for a day', async () => {
  expect((await get('/speculation-rules.json')).headers.get('cache-control')).toBe('public, max-age=86400');
});
