import type { APIRoute } from 'astro';
import { site } from '../../site/current.ts';
import { securityTxt } from '../../site/security-txt.ts';

/**
 * security.txt (RFC 9116): where to report security problems of the site. There is no file if business.yaml has no `securityReports`, or
 * from the day in `securityReports.until`.
 */
export function getStaticPaths() {
  const text = securityTxt(site.business);
  return text ? [{ params: { security: 'security' }, props: { text } }] : [];
}

export const GET: APIRoute = ({ props }) => new Response(props.text, { headers: { 'content-type': 'text/plain' } });
