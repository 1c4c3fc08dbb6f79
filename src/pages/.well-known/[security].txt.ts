import type { APIRoute } from 'astro';
import { site } from '../../site/current.ts';
import { securityTxt } from '../../site/security-txt.ts';

/** security.txt: the contact for reports of security problems (RFC 9116). No file if the owner gives no contact, or if it has expired. */
export function getStaticPaths() {
  const text = securityTxt(site.business);
  return text ? [{ params: { security: 'security' }, props: { text } }] : [];
}

export const GET: APIRoute = ({ props }) => new Response(props.text, { headers: { 'content-type': 'text/plain' } });
