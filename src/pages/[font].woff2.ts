import type { APIRoute } from 'astro';
import { fontFilesOf } from '../assets/font/display-font.ts';
import { site } from '../site/current.ts';

/**
 * Font files of the site: the display font, the italic font of labels on drawings, and the font of running text. Each file name includes a
 * hash of the file.
 */
export async function getStaticPaths() {
  return Object.values(await fontFilesOf(site)).map(({ path, bytes }) => ({
    params: { font: path.slice(1).replace('.woff2', '') },
    props: { bytes },
  }));
}

export const GET: APIRoute<{ bytes: Buffer<ArrayBuffer> }> = ({ props }) =>
  new Response(props.bytes, { headers: { 'content-type': 'font/woff2' } });
