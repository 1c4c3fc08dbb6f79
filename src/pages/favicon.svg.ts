import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { markFile } from '../assets/pictures.ts';

/** The firm's mark, as its folder has it. */
export const GET: APIRoute = () =>
  new Response(readFileSync(markFile, 'utf8'), { headers: { 'content-type': 'image/svg+xml' } });
