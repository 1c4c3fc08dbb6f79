import type { ComponentType } from 'react';
import { scannedCard } from '../site/contact-card.ts';
import { site } from '../site/current.ts';
import { InlineDrawing } from './InlineDrawing.tsx';
import { groundExtent, mapExtent, Plate } from './map/Plate.tsx';
import { allAreas, aroundArea } from './map/shown-places.ts';
import { QuoteForm, quoteFormSize } from './QuoteForm.tsx';
import { Stars } from './Stars.tsx';
import { StopcockSheet } from './StopcockSheet.tsx';
import { HomeTerrace, streetSize, TownStreet, terraceSize } from './street/TownStreet.tsx';
import { svgNamed, svgNames } from './svg-file.ts';

/** A drawing that is served as a separate file. */
export interface DrawingFile {
  Drawing: ComponentType;
  /** Its size in CSS pixels, which keeps its place in the page before it arrives. */
  width: number;
  height: number;
}

const { sheet } = site.words.emergency;
const { form } = site.words.contact.quote;

const { street: ownStreet } = site.words.home;

/** The house cut open on Home, and the row that goes on from it: Brighton's by the sea, else a lower one in the firm's own street. */
export const atHome =
  ownStreet === 'seafront'
    ? { house: 'inline/townhouse', row: ['regency' as const] }
    : { house: 'inline/cottage', row: ownStreet?.row ?? [] };

const streets = [
  { name: 'home-street', words: ownStreet === 'seafront' ? undefined : ownStreet },
  ...site.areas.map(({ slug, street }) => ({ name: `street-${slug}`, words: street })),
].flatMap(({ name, words }): [string, DrawingFile][] => {
  if (!words) return [];
  // From edge to edge, drawn six times as large.
  const [width, height] = [streetSize.width / 6, streetSize.height / 6];
  return [[name, { Drawing: () => TownStreet(words), width, height }]];
});

/** The country under each map. */
const plates = [
  { name: 'plate', map: allAreas(), extent: groundExtent },
  ...site.areas.map((area) => ({ name: `plate-${area.slug}`, map: aroundArea(area), extent: mapExtent })),
].flatMap(({ name, map, extent }): [string, DrawingFile][] => {
  if (!map) return [];
  const { width, height } = extent;
  return [[name, { Drawing: () => Plate({ ...map, extent, middle: map.homeTown }), width, height }]];
});

/** Cutaways used by at least one area. */
const homes = [...new Set(site.areas.flatMap((area) => area.homes?.cutaway ?? []))];

/**
 * Every drawing that is served, by its name: `/drawings/{name}.svg`, and for dark pages `/drawings/{name}-dark.svg`. Each `.svg`
 * file right in this folder is one; what is in its folders stands in pages, in other drawings, or where content/ names it.
 */
const drawings: ReadonlyMap<string, DrawingFile> = new Map([
  ...svgNames.filter((name) => !name.includes('/')).map((name) => [name, asItIs(name)] as const),
  ...homes.map((kind) => [`cutaway-${kind}`, asItIs(`cutaways/${kind}`)] as const),
  ...streets,
  ...plates,
  ['terrace', { Drawing: () => HomeTerrace(atHome), width: terraceSize.width / 3, height: terraceSize.height / 3 }],
  ['quote-form', { Drawing: () => QuoteForm(form), ...quoteFormSize(form.lines.length) }],
  ['stars', { Drawing: () => Stars({ rating: site.business.reviews?.rating ?? 0 }), width: 156, height: 30 }],
  [
    'stopcock-sheet',
    { Drawing: () => StopcockSheet({ ...sheet, card: scannedCard(site.business) }), width: 720, height: 260 },
  ],
]);

function asItIs(name: string): DrawingFile {
  const { width, height } = svgNamed(name);
  return { Drawing: () => InlineDrawing({ name }), width, height };
}

export const drawingNames = [...drawings.keys()];

/** @throws when there is no drawing of that name */
export function drawingNamed(name: string): DrawingFile {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`No drawing is called ${name} (src/drawings/)`);
  return drawing;
}

/** Name of the drawing of the firm's home: the seafront, the street that its owner describes, or none. */
export const homeStrip = ownStreet && (ownStreet === 'seafront' ? 'seafront' : 'home-street');
