import type { APIRoute } from 'astro';
import { favicon } from '../assets/icons.ts';
import { site } from '../site/current.ts';

/** The mark as ICO, for browsers and search engines that don't support SVG icons. They request this path without a link to it. */
export const GET: APIRoute = async () =>
  new Response(await favicon(site), { headers: { 'content-type': 'image/x-icon' } });
