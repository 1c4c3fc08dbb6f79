import type { APIRoute } from 'astro';
import { facts } from '../../facts/index.ts';
import { securityContact } from '../../facts/security-contact.ts';

/** To whom somebody writes who finds a weakness in the site; no file where the owner leaves it out. */
export function getStaticPaths() {
  const text = securityContact(facts.business);
  return text ? [{ params: { contact: 'security' }, props: { text } }] : [];
}

export const GET: APIRoute = ({ props }) => new Response(props.text, { headers: { 'content-type': 'text/plain' } });
