import type { APIRoute } from 'astro';
import { sharePicture } from '../../bundle/pictures.ts';
import { shareDrawing } from '../../bundle/share/share-drawing.ts';
import { facts } from '../../facts/index.ts';
import { routesOf } from '../../facts/pages.ts';
import { sharePicturePath } from '../../facts/share-pictures.ts';

/** What messengers and social networks show beside a link, for each page. */
export function getStaticPaths() {
  return routesOf(facts).map((path) => ({
    params: { page: sharePicturePath(path).replace(/^\/share\/|\.png$/g, '') },
    props: { path },
  }));
}

export const GET: APIRoute<{ path: string }> = async ({ props: { path } }) =>
  new Response(await sharePicture(shareDrawing(path)), { headers: { 'content-type': 'image/png' } });
