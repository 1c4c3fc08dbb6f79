import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';

/** The names that site builders and their add-ons give to a service worker: browsers ask for these again. */
export const getStaticPaths = () => ['sw', 'service-worker'].map((worker) => ({ params: { worker } }));

export const GET: APIRoute = () =>
  new Response(readFileSync('src/client/former-service-worker.js', 'utf8'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
