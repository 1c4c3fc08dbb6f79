import { readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { drawingNamed, homeStrip } from '../../drawings/drawings.ts';
import { InlineDrawing } from '../../drawings/InlineDrawing.tsx';
import { inColours } from '../../drawings/in-colours.ts';
import { facts } from '../../facts/index.ts';
import type { MainPath } from '../../facts/pages.ts';
import { shareWordsOf } from '../../facts/share-pictures.ts';
import { markFile } from '../pictures.ts';
import { type Layout, layOut } from './lay-out.ts';
import { SharePicture } from './SharePicture.tsx';

const mark = `data:image/svg+xml;base64,${readFileSync(markFile).toString('base64')}`;

/** Where the middle of the number's plate is: above what is drawn. */
const y = 350;

const mainDrawings: Record<MainPath, ComponentType> = {
  '/': drawingNamed('terrace').Drawing,
  '/services': drawingNamed('boiler').Drawing,
  // Its words would need a font.
  '/power-flushing': () => InlineDrawing({ name: 'inline/thermal-radiators', words: { hot: '', cold: '' } }),
  '/about': () => InlineDrawing({ name: 'inline/open-van' }),
  '/areas': drawingNamed(homeStrip).Drawing,
  '/contact': () => InlineDrawing({ name: 'inline/telephone' }),
};

/** The one drawing under the words of each page. */
const pageDrawings: ReadonlyMap<string, ComponentType> = new Map([
  ...Object.entries(mainDrawings),
  ...facts.areas.map(
    ({ path, slug, street }) => [path, drawingNamed(street ? `street-${slug}` : homeStrip).Drawing] as const,
  ),
]);

/** Where the words of a page's share picture are. */
export function shareLayout(path: string): Layout {
  return layOut(shareWordsOf(facts, path), y);
}

/**
 * The picture beside a link to a page, as an SVG that needs no fonts and no styles.
 * @throws when the page has no drawing
 */
export function shareDrawing(path: string): string {
  const Drawing = pageDrawings.get(path);
  if (!Drawing) throw new Error(`${path} has no drawing for its share picture (src/bundle/share/share-drawing.ts)`);
  return inColours(
    createElement(SharePicture, { layout: shareLayout(path), mark, y, drawing: createElement(Drawing) }),
    'light',
  );
}
