import type { APIRoute } from 'astro';
import { facts } from '../facts/index.ts';
import { displayFont } from '../styles/display-font.ts';

/** The display face, under a name that changes with its content. */
export async function getStaticPaths() {
  const { path } = await displayFont(JSON.stringify(facts));
  return [{ params: { font: path.slice(1).replace('.woff2', '') } }];
}

export const GET: APIRoute = async () => {
  const { bytes } = await displayFont(JSON.stringify(facts));
  return new Response(bytes, { headers: { 'content-type': 'font/woff2' } });
};
