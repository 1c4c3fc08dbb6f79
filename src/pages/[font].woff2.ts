import type { APIRoute } from 'astro';
import { displayFontFile } from '../bundle/font/display-font.ts';

/** The display face, under a name that changes with its content. */
export function getStaticPaths() {
  return [{ params: { font: displayFontFile.path.slice(1).replace('.woff2', '') } }];
}

export const GET: APIRoute = () => new Response(displayFontFile.bytes, { headers: { 'content-type': 'font/woff2' } });
