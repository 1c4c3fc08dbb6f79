import type { APIRoute } from 'astro';
import { site } from '../site/current.ts';

/** robots.txt: lets crawlers read every page, and gives the address of the sitemap. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.business.site}/sitemap-index.xml\n`);
