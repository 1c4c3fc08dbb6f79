import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sourcesOf } from '../support/policy.ts';
import { everyPage, get, readAll, site } from '../support/site.ts';

test('the policy at the start of a page allows its inline scripts and styles, by their hashes, and files of its site', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const hashesOf = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => createHash('sha256').update($(element).html() ?? ''))
        .map((hash) => `'sha256-${hash.digest('base64')}'`);
    const policy = $('meta[http-equiv="content-security-policy"]');
    expect(
      policy
        .prevAll()
        .toArray()
        .map(({ attribs }) => Object.keys(attribs)),
      path,
    ).toEqual([['charset']]);
    const sources = sourcesOf(policy.attr('content') ?? '');
    const scripts = hashesOf('script:not([type="application/ld+json"], [src])');
    expect(sources.get('style-src'), path).toEqual(new Set(["'self'", ...hashesOf('style')]));
    expect(sources.get('script-src'), path).toEqual(new Set(["'self'", ...scripts]));
  }
});

test('security.txt has a contact and an expiry date, if the owner gives a date that has not passed', async () => {
  const { email, phone, securityReports, site: origin } = site.business;
  const answer = await get('/.well-known/security.txt');
  const valid = securityReports && Date.parse(securityReports.until) > Date.now();
  expect(answer.status).toBe(valid ? 200 : 404);
  if (!valid) return;
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  const to = securityReports.email ?? email;
  expect(fields.get('Contact')).toBe(to ? `mailto:${to}` : `tel:${phone.e164}`);
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  // RFC 9116 asks for a date in the format of RFC 3339 that has not passed yet.
  expect(fields.get('Expires')).toBe(`${securityReports.until}T00:00:00Z`);
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now());
});
