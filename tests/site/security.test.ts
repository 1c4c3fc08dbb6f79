import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyPage, get, readAll, site } from '../support/site.ts';

test('a page may run and style what it carries and what its own site has, and nothing else, by a policy that comes before all of it', async () => {
  for (const [path, $] of await readAll(everyPage)) {
    const hashes = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => createHash('sha256').update($(element).html() ?? ''))
        .map((hash) => `'sha256-${hash.digest('base64')}' `)
        .join('');
    // The character set comes first.
    const policy = $('head > :nth-child(2)');
    expect(policy.attr('http-equiv'), path).toBe('content-security-policy');
    const styles = `style-src ${hashes('style')}'self'`;
    const scripts = `script-src ${hashes('script:not([type="application/ld+json"], [src])')}'self'`;
    expect(policy.attr('content'), path).toBe(`${styles};${scripts}`);
  }
});

test('whoever finds a weakness in the site reads where to write, and until when that holds, if the owner says so and it does', async () => {
  const { email, phone, securityReports, site: origin } = site.business;
  const answer = await get('/.well-known/security.txt');
  const due = securityReports && Date.parse(securityReports.until) > Date.now();
  expect(answer.status).toBe(due ? 200 : 404);
  if (!due) return;
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/) as [string, string]));
  const to = securityReports.email ?? email;
  expect(fields.get('Contact')).toBe(to ? `mailto:${to}` : `tel:${phone.e164}`);
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  // RFC 9116: a date in the format of the internet (RFC 3339), not past.
  expect(fields.get('Expires')).toBe(`${securityReports.until}T00:00:00Z`);
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now());
});
