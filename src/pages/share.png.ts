import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { SharePicture } from '../illustrations/house/SharePicture.tsx';
import { sharePicture } from '../illustrations/raster.ts';
import { plainSvg } from '../illustrations/svg-file.ts';

/** What a shared link shows. */
export const GET: APIRoute = async () => new Response(await sharePicture(plainSvg(createElement(SharePicture))));
