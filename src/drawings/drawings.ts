import type { ComponentType } from 'react';
import { scannedCard } from '../site/contact-card.ts';
import { oncePerSite } from '../site/once-per-site.ts';
import type { Site } from '../site/site.ts';
import { GasCard, gasCardSize } from './GasCard.tsx';
import { InlineDrawing } from './InlineDrawing.tsx';
import { BaseMap, groundExtent, mapExtent } from './map/BaseMap.tsx';
import { allAreas, aroundArea } from './map/shown-places.ts';
import { ProofColumn, ProofStrip, proofColumnSize, proofStripSize } from './ProofStrip.tsx';
import { Stars } from './Stars.tsx';
import { StopcockSheet } from './StopcockSheet.tsx';
import { HomeTerrace, streetSize, TownStreet, terraceSize } from './street/TownStreet.tsx';
import { type SvgFile, svgNames, svgsOf } from './svg-file.ts';
import { WrittenQuote, writtenQuoteSize } from './WrittenQuote.tsx';

/** A drawing that is served as two files: `/drawings/{name}.svg` in light colours, and `/drawings/{name}-dark.svg` in dark colours. */
export interface DrawingFile {
  name: string;
  Drawing: ComponentType;
  /** Width in CSS pixels. The page reserves space of this width and height before the drawing loads. */
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
  /** The house on Home, cut open to show its rooms and pipes. */
  house: SvgFile;
  /**
   * The street of the firm's town, for the bottom of a band (a full-width section): the seafront, or the houses that `street` in home.yaml
   * lists. Undefined if home.yaml has no `street`.
   */
  townStrip: DrawingFile | undefined;
}

/**
 * Returns the drawings of a site. Each `.svg` file directly in src/drawings is served as a file. The `.svg` files in its subfolders are
 * used inline in pages or as parts of other drawings, or are served if the firm's content names them. All other drawings are components,
 * made from the facts of the firm.
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

/** Returns the drawings of streets: of the firm's town, unless the town has the seafront, and of each area that has a street. */
function streetsOf(site: Site): DrawingFile[] {
  const { street } = site.words.home;
  return [
    { name: 'town-street', words: street === 'seafront' ? undefined : street },
    ...site.areas.map((area) => ({ name: `street-${area.slug}`, words: area.street })),
  ].flatMap(({ name, words }) => {
    if (!words) return [];
    // CSS makes a street as wide as the page, so only the ratio of width to height matters.
    const [width, height] = [streetSize.width / 6, streetSize.height / 6];
    return [{ name, Drawing: () => TownStreet({ ...words, svg: svgsOf(site) }), width, height }];
  });
}

/**
 * Returns the base maps (the land without places): one for the map of the page Areas, and one for the map of each area that is in the part
 * of the country that maps can show. Returns none if the firm's town has no position there.
 */
function baseMapsOf(site: Site): DrawingFile[] {
  return [
    { name: 'plate', map: allAreas(site), extent: groundExtent },
    ...site.areas.map((area) => ({ name: `plate-${area.slug}`, map: aroundArea(area, site), extent: mapExtent })),
  ].flatMap(({ name, map, extent }) => {
    if (!map) return [];
    const { width, height } = extent;
    return [{ name, Drawing: () => BaseMap({ ...map, extent, middle: map.town.position }), width, height }];
  });
}

/** Returns the drawings that show facts or words of the firm, such as its rating. */
function drawnFromFacts(site: Site, house: SvgFile): DrawingFile[] {
  const { business, words } = site;
  const { street } = words.home;
  const { form } = words.contact.quote;
  const svg = svgsOf(site);
  // Houses in the row beside the house on Home.
  const row = street === 'seafront' ? (['regency'] as const) : (street?.row ?? []);
  const sheet = { ...words.emergency.sheet, stopcock: svg('parts/stopcock'), card: scannedCard(business) };
  const gasSafe = words.badges.gasSafe && { card: svg('parts/gas-card'), labels: words.badges.gasSafe.card };
  const proof = {
    gasSafe,
    quote: { heading: words.evidence.trust.quote, lines: form.lines },
    ringing: words.contact.ringing,
  };
  return [
    {
      name: 'terrace',
      Drawing: () => HomeTerrace({ house, row, svg }),
      width: terraceSize.width / 3,
      height: terraceSize.height / 3,
    },
    { name: 'written-quote', Drawing: () => WrittenQuote(form), ...writtenQuoteSize(form.lines.length) },
    ...(gasSafe ? [{ name: 'gas-card', Drawing: () => GasCard(gasSafe), ...gasCardSize }] : []),
    { name: 'proof', Drawing: () => ProofStrip(proof), ...proofStripSize },
    { name: 'proof-column', Drawing: () => ProofColumn(proof), ...proofColumnSize(proof) },
    { name: 'stars', Drawing: () => Stars({ rating: business.reviews?.rating ?? 0 }), width: 156, height: 30 },
    { name: 'stopcock-sheet', Drawing: () => StopcockSheet(sheet), width: 720, height: 260 },
  ];
}
