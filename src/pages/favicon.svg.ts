import type { APIRoute } from 'astro';
import { site } from '../site/current.ts';

/** The firm's mark (its logo): the file mark.svg in the firm's folder, unchanged. */
export const GET: APIRoute = () => new Response(site.mark, { headers: { 'content-type': 'image/svg+xml' } });
