import type { APIRoute } from 'astro';
import { favicon } from '../assets/icons.ts';
import { site } from '../site/current.ts';

/**
 * The firm's mark (its logo) as an ICO file, for browsers and other software without support for SVG icons. They request this path even
 * though no page links to it.
 */
export const GET: APIRoute = async () =>
  new Response(await favicon(site), { headers: { 'content-type': 'image/x-icon' } });
