import type { Business } from './schema/business.ts';

/**
 * To whom somebody writes who finds a weakness in the site (RFC 9116).
 * @returns the file's text; nothing where the owner names no day until which it holds, or that day has come
 */
export function securityTxt(
  { email, language, phone, securityReports, site }: Business,
  now = new Date(),
): string | undefined {
  // RFC 9116: what has expired is stale, and should not be used.
  if (!securityReports || Date.parse(securityReports.until) <= now.getTime()) return undefined;
  const address = securityReports.email ?? email;
  const fields = {
    Contact: address ? `mailto:${address}` : `tel:${phone.e164}`,
    Expires: `${securityReports.until}T00:00:00Z`,
    'Preferred-Languages': language.slice(0, 2),
    Canonical: `${site}/.well-known/security.txt`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
