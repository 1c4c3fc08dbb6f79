import type { ComponentType } from 'react';
import { scannedCard } from '../site/contact-card.ts';
import { oncePerSite } from '../site/once-per-site.ts';
import type { Site } from '../site/site.ts';
import { InlineDrawing } from './InlineDrawing.tsx';
import { BaseMap, groundExtent, mapExtent } from './map/BaseMap.tsx';
import { allAreas, aroundArea } from './map/shown-places.ts';
import { Stars } from './Stars.tsx';
import { StopcockSheet } from './StopcockSheet.tsx';
import { HomeTerrace, streetSize, TownStreet, terraceSize } from './street/TownStreet.tsx';
import { type SvgFile, svgNames, svgsOf } from './svg-file.ts';
import { WrittenQuote, writtenQuoteSize } from './WrittenQuote.tsx';

/** A drawing that is served as a separate file: `/drawings/{name}.svg`, and for dark pages `/drawings/{name}-dark.svg`. */
export interface DrawingFile {
  name: string;
  Drawing: ComponentType;
  /** Width in CSS pixels. Width and height reserve the space of the drawing before it loads. */
  width: number;
  /** Height in CSS pixels. */
  height: number;
}

/** The drawings of a site. */
export interface Drawings {
  /** Drawings that are served as files. */
  all: readonly DrawingFile[];
  /**
   * Returns a drawing by its name.
   * @throws if there is no drawing of that name
   */
  named: (name: string) => DrawingFile;
  /** Returns a drawing for use inline in a page. */
  inline: (name: 'dripping-tap') => SvgFile;
  /** The house on Home, cut open. */
  house: SvgFile;
  /**
   * The street of the firm's town, for the foot of a band: the seafront, or the street in `content/home.yaml`. Undefined if it has none.
   */
  townStrip: DrawingFile | undefined;
}

/**
 * Returns the drawings of a site. Each `.svg` file directly in this folder is served. Files in its subfolders are inline in pages, parts of
 * other drawings, or served if the firm's content names them. The other drawings are made from the firm's facts.
 */
export const drawingsOf = oncePerSite((site: Site): Drawings => {
  const { street } = site.words.home;
  const svg = svgsOf(site);
  const house = svg(`inline/${site.words.look.house}`);
  const fromFile = (name: string, file = name): DrawingFile => {
    const { width, height } = svg(file);
    return { name, Drawing: () => InlineDrawing({ svg: svg(file) }), width, height };
  };
  const cutaways = new Set(site.areas.flatMap((area) => area.homes?.cutaway ?? []));
  const all = [
    ...svgNames.filter((name) => !name.includes('/')).map((name) => fromFile(name)),
    ...[...cutaways].map((kind) => fromFile(`cutaway-${kind}`, `cutaways/${kind}`)),
    ...streetsOf(site),
    ...baseMapsOf(site),
    ...drawnFromFacts(site, house),
  ];
  const byName = new Map(all.map((drawing) => [drawing.name, drawing]));
  const named = (name: string) => {
    const drawing = byName.get(name);
    if (!drawing) throw new Error(`No drawing is called ${name} (src/drawings/)`);
    return drawing;
  };
  return {
    all,
    named,
    inline: (name) => svg(`inline/${name}`),
    house,
    townStrip: street && named(street === 'seafront' ? 'seafront' : 'town-street'),
  };
});

/** The street of the firm's town, unless it is the seafront, and the streets of areas. */
function streetsOf(site: Site): DrawingFile[] {
  const { street } = site.words.home;
  return [
    { name: 'town-street', words: street === 'seafront' ? undefined : street },
    ...site.areas.map((area) => ({ name: `street-${area.slug}`, words: area.street })),
  ].flatMap(({ name, words }) => {
    if (!words) return [];
    // Pages show a street at their full width, so only the ratio of its size matters.
    const [width, height] = [streetSize.width / 6, streetSize.height / 6];
    return [{ name, Drawing: () => TownStreet({ ...words, svg: svgsOf(site) }), width, height }];
  });
}

/** The base map of each map. */
function baseMapsOf(site: Site): DrawingFile[] {
  return [
    { name: 'plate', map: allAreas(site), extent: groundExtent },
    ...site.areas.map((area) => ({ name: `plate-${area.slug}`, map: aroundArea(area, site), extent: mapExtent })),
  ].flatMap(({ name, map, extent }) => {
    if (!map) return [];
    const { width, height } = extent;
    return [{ name, Drawing: () => BaseMap({ ...map, extent, middle: map.mainTown }), width, height }];
  });
}

/** Drawings that show facts or words of the firm. */
function drawnFromFacts(site: Site, house: SvgFile): DrawingFile[] {
  const { business, words } = site;
  const { street } = words.home;
  const { form } = words.contact.quote;
  const svg = svgsOf(site);
  // Houses in the row beside Home's house.
  const row = street === 'seafront' ? (['regency'] as const) : (street?.row ?? []);
  const sheet = { ...words.emergency.sheet, stopcock: svg('parts/stopcock'), card: scannedCard(business) };
  return [
    {
      name: 'terrace',
      Drawing: () => HomeTerrace({ house, row, svg }),
      width: terraceSize.width / 3,
      height: terraceSize.height / 3,
    },
    { name: 'written-quote', Drawing: () => WrittenQuote(form), ...writtenQuoteSize(form.lines.length) },
    { name: 'stars', Drawing: () => Stars({ rating: business.reviews?.rating ?? 0 }), width: 156, height: 30 },
    { name: 'stopcock-sheet', Drawing: () => StopcockSheet(sheet), width: 720, height: 260 },
  ];
}
