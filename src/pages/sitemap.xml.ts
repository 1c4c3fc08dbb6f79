import type { APIRoute } from 'astro';
import { facts } from '../facts/index.ts';
import { routesOf } from '../facts/pages.ts';
import { sitemap } from '../seo/sitemap.ts';

/** Every page that search engines may list. */
export const GET: APIRoute = () =>
  new Response(sitemap(facts.business.site, routesOf(facts)), { headers: { 'content-type': 'application/xml' } });
