import type { APIRoute } from 'astro';
import { markOnGround } from '../bundle/pictures.ts';
import { contactCard, contactCardPath } from '../facts/contact-card.ts';
import { facts } from '../facts/index.ts';

/** The firm for the reader's address book. */
export const getStaticPaths = () => [
  { params: { card: contactCardPath(facts.business).slice(1).replace('.vcf', '') } },
];

export const GET: APIRoute = async () =>
  new Response(contactCard(facts, await markOnGround(256, 'jpeg')), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
