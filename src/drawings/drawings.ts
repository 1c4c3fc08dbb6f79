import type { ComponentType } from 'react';
import type { CutawayName } from '../content/schema/area.ts';
import type { IconName } from '../content/schema/shared.ts';
import type { StreetWords } from '../content/schema/street.ts';
import { scannedCard } from '../facts/contact-card.ts';
import { facts } from '../facts/index.ts';
import { DustSheet, LeftInOrder } from './AboutPictures.tsx';
import { Bedrock } from './Bedrock.tsx';
import { QuoteLetter, TheVisit } from './ContactPictures.tsx';
import { cutaways } from './cutaways/cutaways.ts';
import { Flames } from './Flames.tsx';
import { Flood } from './Flood.tsx';
import { FlushStep } from './flushing/FlushStep.tsx';
import { PipeSections } from './flushing/PipeSections.tsx';
import { ThermalRadiators } from './flushing/ThermalRadiators.tsx';
import { WaterJars } from './flushing/WaterJars.tsx';
import { Boiler, BurstPipe, FlushLens } from './Highlights.tsx';
import { HallBoots, HallClock, HallQuote } from './hallway/Hallway.tsx';
import { Terrace } from './house/Terrace.tsx';
import { Seafront } from './Seafront.tsx';
import { Bath, Radiator, WaterMeter } from './ServicePictures.tsx';
import { Stars } from './Stars.tsx';
import { StopcockSheet } from './StopcockSheet.tsx';
import { streetSize } from './street/street-places.ts';
import { TownStreet } from './street/TownStreet.tsx';

/** A drawing that is served as a separate file. */
export interface DrawingFile {
  Drawing: ComponentType;
  /** The room it takes before it arrives; and without styles, on the smallest phone. */
  width: number;
  height: number;
}

const { sheet } = facts.words.emergency;
const { hot, cold } = facts.words['power-flushing'].hero.picture;
const frame = { width: 192, height: 144 };
const scene = { width: 240, height: 180 };
const home = { width: 300, height: 225 };
/** From edge to edge, drawn 1,800 units wide. */
const strip = (height: number) => ({ width: 300, height: height / 6 });

const ofPages = {
  bedrock: { Drawing: Bedrock, ...strip(300) },
  terrace: { Drawing: Terrace, width: 705, height: 360 },
  'thermal-radiators': { Drawing: () => ThermalRadiators({ hot, cold }), ...frame },
  'pipe-sections': { Drawing: PipeSections, width: 192, height: 76 },
  'flush-1': { Drawing: () => FlushStep({ step: 1 }), ...frame },
  'flush-2': { Drawing: () => FlushStep({ step: 2 }), ...frame },
  'flush-3': { Drawing: () => FlushStep({ step: 3 }), ...frame },
  'flush-4': { Drawing: () => FlushStep({ step: 4 }), ...frame },
  'flush-5': { Drawing: () => FlushStep({ step: 5 }), ...frame },
  'burst-pipe': { Drawing: BurstPipe, ...scene },
  boiler: { Drawing: Boiler, ...scene },
  'flush-lens': { Drawing: FlushLens, ...scene },
  radiator: { Drawing: Radiator, ...scene },
  'water-meter': { Drawing: WaterMeter, ...scene },
  bath: { Drawing: Bath, ...scene },
  'water-jars': { Drawing: WaterJars, width: 300, height: 206 },
  flames: { Drawing: Flames, width: 300, height: 169 },
  'quote-letter': { Drawing: QuoteLetter, ...scene },
  'the-visit': { Drawing: TheVisit, ...scene },
  'left-in-order': { Drawing: LeftInOrder, ...scene },
  'dust-sheet': { Drawing: DustSheet, ...scene },
  'hall-clock': { Drawing: HallClock, ...scene },
  'hall-boots': { Drawing: HallBoots, ...scene },
  'hall-quote': { Drawing: HallQuote, ...scene },
  flood: { Drawing: Flood, ...strip(300) },
  stars: { Drawing: () => Stars({ rating: facts.business.reviews?.rating ?? 0 }), width: 223, height: 43 },
  'stopcock-sheet': {
    Drawing: () => StopcockSheet({ ...sheet, card: scannedCard(facts.business) }),
    width: 720,
    height: 260,
  },
  seafront: { Drawing: Seafront, ...strip(312) },
} satisfies Record<string, DrawingFile>;

const streets: readonly [DrawingName, StreetWords | undefined][] = [
  ['home-street', facts.words.home.reviews?.street],
  ...facts.areas.map(({ slug, street }): [DrawingName, StreetWords | undefined] => [`street-${slug}`, street]),
];

/** Those that an area's page shows. */
const homes = [...new Set(facts.areas.flatMap(({ homes: { cutaway } }) => cutaway ?? []))];

export type DrawingName = keyof typeof ofPages | 'home-street' | `street-${string}` | `cutaway-${CutawayName}`;

/** Every drawing that is a file, by its name: `/drawings/{name}.svg`, and for dark pages `/drawings/{name}-dark.svg`. */
export const drawings: ReadonlyMap<string, DrawingFile> = new Map([
  ...Object.entries(ofPages),
  ...streets.flatMap(([name, words]): [string, DrawingFile][] =>
    words ? [[name, { Drawing: () => TownStreet(words), ...strip(streetSize.height) }]] : [],
  ),
  ...homes.map((kind): [DrawingName, DrawingFile] => [`cutaway-${kind}`, { Drawing: cutaways[kind], ...home }]),
]);

/** @throws when there is no drawing of that name */
export function drawingNamed(name: DrawingName): DrawingFile {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`No drawing is called ${name}`);
  return drawing;
}

/** Where the firm is at home: by the sea, or in the street that its owner describes. */
export const homeStrip: DrawingName = facts.words.home.reviews?.street ? 'home-street' : 'seafront';

/** What is drawn for a service, by its icon. */
export const drawingsByIcon: Partial<Record<IconName, DrawingName>> = {
  drop: 'burst-pipe',
  boiler: 'boiler',
  radiator: 'radiator',
  waves: 'flush-lens',
  bath: 'bath',
};

/** The frames of a power flush, in order. */
export const flushSteps = ['flush-1', 'flush-2', 'flush-3', 'flush-4', 'flush-5'] as const;
