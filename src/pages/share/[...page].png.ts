import type { APIRoute } from 'astro';
import { sharePicture } from '../../assets/share/share-picture.ts';
import { site } from '../../site/current.ts';
import { routesOf } from '../../site/pages.ts';
import { sharePicturePath } from '../../site/share-pictures.ts';

/** Share picture of each page but the error pages. Messengers and social networks show the picture beside a link to the page. */
export function getStaticPaths() {
  return routesOf(site).map((path) => ({
    params: { page: sharePicturePath(path).replace(/^\/share\/|\.png$/g, '') },
    props: { path },
  }));
}

export const GET: APIRoute<{ path: string }> = async ({ props: { path } }) =>
  new Response(await sharePicture(site, path), {
    headers: { 'content-type': 'image/png' },
  });
