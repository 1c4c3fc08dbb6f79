import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { type DrawingName, drawings } from '../../illustrations/drawings.ts';
import { svgFile } from '../../illustrations/svg-file.ts';

/** The drawings that are files of their own. */
export function getStaticPaths() {
  return Object.keys(drawings).map((name) => ({ params: { name } }));
}

export const GET: APIRoute = ({ params }) => {
  const { Drawing } = drawings[params.name as DrawingName];
  return new Response(svgFile(createElement(Drawing)), { headers: { 'content-type': 'image/svg+xml' } });
};
