import type { APIRoute } from 'astro';
import { site } from '../../site/current.ts';
import { securityTxt } from '../../site/security-txt.ts';

/** To whom somebody writes who finds a weakness in the site; no file where the owner leaves it out, or it has expired. */
export function getStaticPaths() {
  const text = securityTxt(site.business);
  return text ? [{ params: { security: 'security' }, props: { text } }] : [];
}

export const GET: APIRoute = ({ props }) => new Response(props.text, { headers: { 'content-type': 'text/plain' } });
