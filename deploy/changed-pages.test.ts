import { expect, test } from 'vitest';
import { addPolicy } from '../tools/build/add-policy.ts';
import { changesIn } from './changed-pages.ts';

const page = addPolicy(
  '<html><head><meta charset="utf-8"><style>p{color: red}</style></head><body><p>us@example.com</p><script type="module" src="/_astro/a.js"></script></body></html>',
);

test('a page that is served as it was built has no changes', () => {
  expect(changesIn(page)).toEqual([]);
});

test.each([
  [
    '<p>us@example.com',
    '<p><a href="/cdn-cgi/l/email-protection#1f" class="__cf_email__">[email&#160;protected]</a>',
    /Email Address Obfuscation/,
  ],
  ['type="module"', 'type="0123456789abcdef01234567-module"', /Rocket Loader/],
  [
    '</body>',
    '<script defer src="https://static.cloudflareinsights.com/beacon.min.js"></script></body>',
    /Web Analytics/,
  ],
  [
    '</body>',
    '<script>a.src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"</script></body>',
    /JavaScript Detections/,
  ],
  ['</body>', '<script src="/cdn-cgi/zaraz/s.js"></script></body>', /Zaraz/],
  ['p{color: red}', 'p{color:red}', /a <style> that is not in the built page/],
  ['</body>', '<script>count()</script></body>', /a <script> that is not in the built page/],
  [
    '</body>',
    '<script src="https://example.org/chat.js"></script></body>',
    /from another site, https:\/\/example\.org\/chat\.js/,
  ],
  [
    '</body>',
    "<script src='https://example.org/a.js'></script></body>",
    /from another site, https:\/\/example\.org\/a\.js/,
  ],
  ['</body>', '<script src=//example.org/b.js></script></body>', /from another site, \/\/example\.org\/b\.js/],
  ['</body>', '<iframe src="https://example.org/ad"></iframe></body>', /from another site, https:\/\/example\.org\/ad/],
  ['</body>', '<script src="/cdn-cgi/apps/head/x.js"></script></body>', /Cloudflare’s own/],
])('when a host replaces %s in a page, the change names the setting to turn off', (from, to, change) => {
  expect(changesIn(page.replace(from, to))).toEqual([expect.stringMatching(change)]);
});

test('each of two changes is named', () => {
  const zaraz = '<script src="/cdn-cgi/zaraz/s.js"></script></body>';
  const both = page.replace('type="module"', 'type="0123456789abcdef01234567-module"').replace('</body>', zaraz);
  expect(changesIn(both)).toEqual([expect.stringMatching(/Rocket Loader/), expect.stringMatching(/Zaraz/)]);
});
