import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';

/**
 * Script that removes the service worker of a former site at the same web address. A browser with such a service worker requests the
 * worker's file again to look for updates, so the script is served under the two usual names of service workers.
 */
export const getStaticPaths = () => ['sw', 'service-worker'].map((worker) => ({ params: { worker } }));

export const GET: APIRoute = () =>
  new Response(readFileSync('src/client/former-service-worker.js', 'utf8'), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
