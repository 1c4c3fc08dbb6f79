import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';

/**
 * Script that removes the service worker of a site that was at this address before. It is served under the two usual names of service
 * workers, because a browser that has one requests its file again to look for updates.
 */
export const getStaticPaths = () => ['sw', 'service-worker'].map((worker) => ({ params: { worker } }));

export const GET: APIRoute = () =>
  new Response(readFileSync('src/client/former-service-worker.js', 'utf8'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
