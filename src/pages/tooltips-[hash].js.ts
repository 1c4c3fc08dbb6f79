import type { APIRoute } from 'astro';
import { tooltipsScriptOf } from '../assets/tooltips-script.ts';
import { site } from '../site/current.ts';

/** The script that shows tooltips (src/client/tooltips). Its file name includes a hash of the script. */
export async function getStaticPaths() {
  const { code, hash } = await tooltipsScriptOf(site);
  return [{ params: { hash }, props: { code } }];
}

export const GET: APIRoute<{ code: string }> = ({ props }) =>
  new Response(props.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
