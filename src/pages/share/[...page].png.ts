import type { APIRoute } from 'astro';
import { sharePicture } from '../../bundles/pictures.ts';
import { facts } from '../../facts/index.ts';
import { routesOf } from '../../facts/pages.ts';
import { sharePicturePath } from '../../facts/share-pictures.ts';
import { shareDrawing } from '../../share/share-drawing.ts';

/** What messengers and social networks show beside a link, for each page. */
export function getStaticPaths() {
  return routesOf(facts).map((path) => ({
    params: { page: sharePicturePath(path).replace(/^\/share\/|\.png$/g, '') },
    props: { path },
  }));
}

export const GET: APIRoute<{ path: string }> = async ({ props: { path } }) =>
  new Response(await sharePicture(shareDrawing(path)), { headers: { 'content-type': 'image/png' } });
