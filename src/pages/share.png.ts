import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { sharePicture } from '../bundles/pictures.ts';
import { SharePicture } from '../illustrations/house/SharePicture.tsx';
import { svgFile } from '../illustrations/svg-file.ts';

/** What a shared link shows. */
export const GET: APIRoute = async () =>
  new Response(await sharePicture(svgFile(createElement(SharePicture), 'light')));
