import type { APIRoute } from 'astro';
import { favicon } from '../assets/icons.ts';
import { site } from '../site/current.ts';

/**
 * The firm's mark as an ICO file, for software without support for SVG icons. Such browsers request this path though no page links to it.
 */
export const GET: APIRoute = async () =>
  new Response(await favicon(site), { headers: { 'content-type': 'image/x-icon' } });
