import type { APIRoute } from 'astro';
import { contactCard, contactCardPath } from '../site/contact-card.ts';
import { site } from '../site/current.ts';

/** The firm's contact details as a vCard, which readers can save in their address book. */
export const getStaticPaths = () => [{ params: { card: contactCardPath(site.business).slice(1).replace('.vcf', '') } }];

export const GET: APIRoute = () =>
  new Response(contactCard(site), { headers: { 'content-type': 'text/vcard; charset=utf-8' } });
