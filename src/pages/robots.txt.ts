import type { APIRoute } from 'astro';
import { facts } from '../site/current.ts';

/** Everything may be read; here is the list. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${facts.business.site}/sitemap-index.xml\n`);
