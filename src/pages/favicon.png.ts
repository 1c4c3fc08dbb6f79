import type { APIRoute } from 'astro';
import { brandMark } from '../bundles/pictures.ts';

/** The mark for browsers that want pixels. */
export const GET: APIRoute = async () => new Response(await brandMark(96));
