import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';

/** Script that removes an earlier site's service worker, under the usual names of one: browsers request them again to look for updates. */
export const getStaticPaths = () => ['sw', 'service-worker'].map((worker) => ({ params: { worker } }));

export const GET: APIRoute = () =>
  new Response(readFileSync('src/client/former-service-worker.js', 'utf8'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
