import type { APIRoute } from 'astro';
import { facts } from '../../facts/index.ts';
import { type PhotographFormat, photographVersions, renderPhotograph } from '../../illustrations/photographs.ts';

/** The owner's photographs, in every size and format. */
export async function getStaticPaths() {
  const versions = await photographVersions(facts.words.photographs);
  return versions.map(({ name, ...props }) => ({ params: { name }, props }));
}

interface Version {
  source: string;
  width: number;
  format: PhotographFormat;
}

export const GET: APIRoute<Version> = async ({ props: { source, width, format } }) =>
  new Response(await renderPhotograph(source, width, format));
