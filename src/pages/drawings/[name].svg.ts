import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { type DrawingName, drawings } from '../../illustrations/drawings.ts';
import { svgFile } from '../../illustrations/svg-file.ts';
import type { Scheme } from '../../styles/tokens.ts';

/** The drawings that are files of their own, light and dark. */
export function getStaticPaths() {
  return Object.keys(drawings).flatMap((drawing) => [
    { params: { name: drawing }, props: { drawing, scheme: 'light' } },
    { params: { name: `${drawing}-dark` }, props: { drawing, scheme: 'dark' } },
  ]);
}

export const GET: APIRoute<{ drawing: DrawingName; scheme: Scheme }> = ({ props: { drawing, scheme } }) => {
  const { Drawing } = drawings[drawing];
  return new Response(svgFile(createElement(Drawing), scheme), { headers: { 'content-type': 'image/svg+xml' } });
};
