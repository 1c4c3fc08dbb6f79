import { expect, test } from 'vitest';
import { get } from '../support/site.ts';

/** What every answer says, as the standards write it. */
const expected: Record<string, unknown> = {
  // Which inline code may run, each page says besides.
  'content-security-policy':
    "default-src 'self' 'unsafe-inline';font-src 'self' data:;base-uri 'none';form-action 'none';" +
    "frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'",
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/^([a-z-]+=\(\),)+[a-z-]+=\(\)$/),
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

test.each(['/', '/nope', '/services/', '/favicon.svg', '//services'])(
  'the answer at %s forbids what a site of words never needs',
  async (path) => {
    const { headers } = await get(path);
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toEqual(value);
  },
);

test('no page may use what sees, hears, finds or charges its reader', async () => {
  const refused = (await get('/')).headers.get('permissions-policy')?.split(',');
  const features = ['camera', 'clipboard-read', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];
  expect(refused).toEqual(expect.arrayContaining(features.map((feature) => `${feature}=()`)));
});

test('other sites may show the pictures that stand beside a shared link', async () => {
  expect((await get('/share/about.png')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('no answer sets a cookie, or says what program sent it', async () => {
  for (const path of ['/', '/nope', '/favicon.svg']) {
    const { headers } = await get(path);
    for (const name of ['set-cookie', 'server', 'x-powered-by'])
      expect(headers.get(name), `${path} ${name}`).toBeNull();
  }
});

test('every page, the one for unknown addresses too, names the rules for rendering pages ahead', async () => {
  for (const path of ['/', '/areas', '/nope'])
    expect((await get(path)).headers.get('speculation-rules'), path).toBe('"/speculation-rules.json"');
});

test('those rules are kept for a day', async () => {
  expect((await get('/speculation-rules.json')).headers.get('cache-control')).toBe('public, max-age=86400');
});
