import type { APIRoute } from 'astro';
import { displayFont } from '../bundles/display-font.ts';

/** The display face, under a name that changes with its content. */
export function getStaticPaths() {
  return [{ params: { font: displayFont.path.slice(1).replace('.woff2', '') } }];
}

export const GET: APIRoute = () => new Response(displayFont.bytes, { headers: { 'content-type': 'font/woff2' } });
