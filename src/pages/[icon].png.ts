import type { APIRoute } from 'astro';
import { drawIcon, type Icon, icons } from '../assets/icons.ts';
import { site } from '../site/current.ts';

/** Icons for home screens, made from the firm's mark (its logo, mark.svg). */
export const getStaticPaths = () => Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<Icon> = async ({ props }) =>
  new Response(await drawIcon(site, props), { headers: { 'content-type': 'image/png' } });
