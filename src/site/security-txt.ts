import type { Business } from './schema/business.ts';

/**
 * Text of security.txt (RFC 9116), which says where to report a weakness of the site. Undefined if business.yaml has no `securityReports`,
 * or from the day of `securityReports.until` on.
 */
export function securityTxt(
  { email, language, phone, securityReports, site }: Business,
  now = new Date(),
): string | undefined {
  // RFC 9116: readers should not use an expired file.
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
