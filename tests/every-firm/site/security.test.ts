import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyPage, facts, get, readAll } from '../../support/site.ts';

test('each page’s policy comes before anything that it governs, and starts from nothing', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const policy = $('head > meta').eq(1);
    expect(policy.attr('http-equiv'), path).toBe('content-security-policy');
    expect(policy.attr('content'), path).toMatch(/^default-src 'none';/);
    expect(policy.attr('content'), path).not.toMatch(/unsafe|https?:|\*/);
  }
});

test('each page’s policy allows just its own style and scripts, by their hashes, and such files from the same site', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const policy = $('meta[http-equiv="content-security-policy"]').attr('content') ?? '';
    const sources = (name: string) => policy.match(new RegExp(`${name} ([^;]*)`))?.[1]?.split(' ');
    const hashes = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => createHash('sha256').update($(element).html() ?? ''))
        .map((hash) => `'sha256-${hash.digest('base64')}'`);
    expect(sources('style-src'), path).toEqual([...hashes('style'), "'self'"]);
    expect(sources('script-src'), path).toEqual([
      ...hashes('script:not([type="application/ld+json"], [src])'),
      "'self'",
    ]);
  }
});

test('whoever finds a weakness in the site reads where to write, and until when that holds, if the owner says so and it does', async () => {
  const { email, phone, securityReports, site } = facts.business;
  const answer = await get('/.well-known/security.txt');
  const due = securityReports && Date.parse(securityReports.until) > Date.now();
  expect(answer.status).toBe(due ? 200 : 404);
  if (!due) return;
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  const to = securityReports.email ?? email;
  expect(fields.get('Contact')).toBe(to ? `mailto:${to}` : `tel:${phone.e164}`);
  expect(fields.get('Canonical')).toBe(`${site}/.well-known/security.txt`);
  // RFC 9116: a date in the format of the internet (RFC 3339), not past.
  expect(fields.get('Expires')).toBe(`${securityReports.until}T00:00:00Z`);
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now());
});
