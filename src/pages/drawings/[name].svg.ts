import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { drawingNamed, drawingNames } from '../../drawings/drawings.ts';
import { inColours } from '../../drawings/in-colours.ts';
import type { Scheme } from '../../styles/tokens.ts';

/** The drawings that are files of their own, light and dark. */
export function getStaticPaths() {
  return drawingNames.flatMap((name) => [
    { params: { name }, props: { drawing: name, scheme: 'light' } },
    { params: { name: `${name}-dark` }, props: { drawing: name, scheme: 'dark' } },
  ]);
}

export const GET: APIRoute<{ drawing: string; scheme: Scheme }> = ({ props: { drawing, scheme } }) =>
  new Response(inColours(createElement(drawingNamed(drawing).Drawing), scheme), {
    headers: { 'content-type': 'image/svg+xml' },
  });
