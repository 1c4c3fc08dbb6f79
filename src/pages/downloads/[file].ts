import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { site } from '../../site/current.ts';
import type { Download } from '../../site/files/download-files.ts';

/** The PDF documents in the firm's folder downloads/. */
export function getStaticPaths() {
  return site.downloads.map((file) => ({ params: { file: file.path.replace('/downloads/', '') }, props: file }));
}

export const GET: APIRoute<Download> = ({ props }) =>
  new Response(new Uint8Array(readFileSync(props.original)), { headers: { 'Content-Type': 'application/pdf' } });
