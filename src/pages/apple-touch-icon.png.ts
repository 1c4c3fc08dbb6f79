import type { APIRoute } from 'astro';
import { brandMark } from '../bundles/pictures.ts';

/** The mark on a telephone's home screen. */
export const GET: APIRoute = async () => new Response(await brandMark(180));
