import type { APIRoute } from 'astro';
import { makePhotograph } from '../../assets/photograph-files.ts';
import { site } from '../../site/current.ts';
import { photographFiles } from '../../site/photographs.ts';
import type { PhotographFile } from '../../site/site.ts';

/** Photographs of the owner's, in each size and format. Their names include a hash of the content. */
export function getStaticPaths() {
  return photographFiles(site.photographs).map((file) => ({
    params: { file: file.path.replace('/photographs/', '') },
    props: file,
  }));
}

export const GET: APIRoute<PhotographFile> = async ({ props }) => new Response(await makePhotograph(props));
