import type { APIRoute } from 'astro';
import type { PhotographFile } from '../../assets/photograph-files.ts';
import { servedFiles } from '../../components/photographs/photographs.ts';

/** The owner's photographs, under names that change with what they show. */
export function getStaticPaths() {
  return [...servedFiles].map(([path, served]) => ({
    params: { file: path.replace('/photographs/', '') },
    props: { served },
  }));
}

export const GET: APIRoute<{ served: PhotographFile }> = async ({ props }) => new Response(await props.served.make());
