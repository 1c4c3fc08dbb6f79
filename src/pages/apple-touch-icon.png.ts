import type { APIRoute } from 'astro';
import { brandMark } from '../bundles/pictures.ts';

/** The mark on a telephone's home screen. iPhones look for it here; pages needn't name it. */
export const GET: APIRoute = async () => new Response(await brandMark(180));
