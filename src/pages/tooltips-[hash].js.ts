import type { APIRoute } from 'astro';
import { tooltipsScript } from '../assets/tooltips-script.ts';

/** What React renders in the browser, under a name that changes with its content. */
export function getStaticPaths() {
  return [{ params: { hash: tooltipsScript.hash } }];
}

export const GET: APIRoute = () =>
  new Response(tooltipsScript.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
