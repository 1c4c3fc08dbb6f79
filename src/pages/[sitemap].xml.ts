import type { APIRoute, GetStaticPaths } from 'astro';
import { facts } from '../facts/index.ts';
import { routesOf } from '../facts/pages.ts';
import { sitemaps } from '../seo/sitemap.ts';

/** Every page that search engines may list. */
export const getStaticPaths: GetStaticPaths = () =>
  [...sitemaps(facts.business.site, routesOf(facts))].map(([name, text]) => ({
    params: { sitemap: name.replace('.xml', '') },
    props: { text },
  }));

export const GET: APIRoute = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/xml' } });
