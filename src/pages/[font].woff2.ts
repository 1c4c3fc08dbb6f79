import type { APIRoute } from 'astro';
import { siteFont } from '../layouts/site-font.ts';

/** The display face, under a name that changes with its content. */
export function getStaticPaths() {
  return [{ params: { font: siteFont.path.slice(1).replace('.woff2', '') } }];
}

export const GET: APIRoute = () => new Response(siteFont.bytes, { headers: { 'content-type': 'font/woff2' } });
