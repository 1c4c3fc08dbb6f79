import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { type DrawingFile, drawings } from '../../drawings/drawings.ts';
import { svgFile } from '../../drawings/svg-file.ts';
import type { Scheme } from '../../styles/tokens.ts';

/** The drawings that are files of their own, light and dark. */
export function getStaticPaths() {
  return [...drawings].flatMap(([name, { Drawing }]) => [
    { params: { name }, props: { Drawing, scheme: 'light' } },
    { params: { name: `${name}-dark` }, props: { Drawing, scheme: 'dark' } },
  ]);
}

export const GET: APIRoute<Pick<DrawingFile, 'Drawing'> & { scheme: Scheme }> = ({ props: { Drawing, scheme } }) =>
  new Response(svgFile(createElement(Drawing), scheme), { headers: { 'content-type': 'image/svg+xml' } });
