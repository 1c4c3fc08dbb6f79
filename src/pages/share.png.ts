import type { APIRoute } from 'astro';
import { sharePicture } from '../seo/pictures.ts';

/** What a shared link shows. */
export const GET: APIRoute = async () => new Response(await sharePicture());
