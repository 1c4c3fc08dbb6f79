import type { APIRoute } from 'astro';
import { makePhotograph } from '../../assets/photograph-files.ts';
import { site } from '../../site/current.ts';
import { photographFiles } from '../../site/photographs.ts';
import type { PhotographFile } from '../../site/site.ts';

/** The owner's photographs, in each size and format. Each file name includes a hash of the photograph. */
export function getStaticPaths() {
  return photographFiles(site.photographs).map((file) => ({
    params: { file: file.path.replace('/photographs/', '') },
    props: file,
  }));
}

export const GET: APIRoute<PhotographFile> = async ({ props }) => new Response(await makePhotograph(props));
