import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { SharePicture } from '../illustrations/SharePicture.tsx';
import { plainSvg } from '../illustrations/svg-file.ts';
import { sharePicture } from '../seo/pictures.ts';

/** What a shared link shows. */
export const GET: APIRoute = async () => new Response(await sharePicture(plainSvg(createElement(SharePicture))));
