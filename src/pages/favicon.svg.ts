import type { APIRoute } from 'astro';
import { site } from '../site/current.ts';

/** The firm's mark, as its folder has it. */
export const GET: APIRoute = () => new Response(site.mark, { headers: { 'content-type': 'image/svg+xml' } });
