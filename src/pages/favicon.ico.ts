import type { APIRoute } from 'astro';
import { favicon } from '../assets/icons.ts';
import { site } from '../site/current.ts';

/** The mark for what wants pixels. Browsers and search engines look for it here; pages needn't name it. */
export const GET: APIRoute = async () =>
  new Response(await favicon(site), { headers: { 'content-type': 'image/x-icon' } });
