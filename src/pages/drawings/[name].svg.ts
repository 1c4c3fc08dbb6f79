import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { drawingsOf } from '../../drawings/drawings.ts';
import { inColours } from '../../drawings/in-colours.ts';
import { site } from '../../site/current.ts';
import type { Scheme } from '../../site/files/palette-file.ts';

/**
 * Drawings that are served as files. Each drawing is two files: one in light colours, and one in dark colours with `-dark` after the name.
 */
export function getStaticPaths() {
  return drawingsOf(site).all.flatMap(({ name }) => [
    { params: { name }, props: { drawing: name, scheme: 'light' } },
    { params: { name: `${name}-dark` }, props: { drawing: name, scheme: 'dark' } },
  ]);
}

export const GET: APIRoute<{ drawing: string; scheme: Scheme }> = ({ props: { drawing, scheme } }) =>
  new Response(inColours(createElement(drawingsOf(site).named(drawing).Drawing), site.palette, scheme), {
    headers: { 'content-type': 'image/svg+xml' },
  });
