import type { APIRoute } from 'astro';
import { fontFilesOf } from '../assets/font/display-font.ts';
import { site } from '../site/current.ts';

/** Font files: the display font, the italic of labels on drawings, and the font of running text. Their names include a hash of the content. */
export async function getStaticPaths() {
  return Object.values(await fontFilesOf(site)).map(({ path, bytes }) => ({
    params: { font: path.slice(1).replace('.woff2', '') },
    props: { bytes },
  }));
}

export const GET: APIRoute<{ bytes: Buffer<ArrayBuffer> }> = ({ props }) =>
  new Response(props.bytes, { headers: { 'content-type': 'font/woff2' } });
