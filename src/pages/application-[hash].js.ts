import type { APIRoute } from 'astro';
import { applicationScript } from '../layouts/application-script.ts';

/** What React renders in the browser, under a name that changes with its content. */
export function getStaticPaths() {
  return [{ params: { hash: applicationScript.hash } }];
}

export const GET: APIRoute = () =>
  new Response(applicationScript.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
