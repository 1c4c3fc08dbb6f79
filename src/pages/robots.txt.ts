import type { APIRoute } from 'astro';
import { site } from '../site/current.ts';

/** Everything may be read; here is the list. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.business.site}/sitemap-index.xml\n`);
