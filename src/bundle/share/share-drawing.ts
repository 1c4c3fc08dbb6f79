import { readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { AreaStreet } from '../../drawings/share/AreaStreet.tsx';
import { FlushedRadiators } from '../../drawings/share/FlushedRadiators.tsx';
import { NightOffice } from '../../drawings/share/NightOffice.tsx';
import { ServiceFrieze } from '../../drawings/share/ServiceFrieze.tsx';
import { TerraceAcross } from '../../drawings/share/TerraceAcross.tsx';
import { TownSights } from '../../drawings/share/TownSights.tsx';
import { VanAtTheSea } from '../../drawings/share/VanAtTheSea.tsx';
import { svgFile } from '../../drawings/svg-file.ts';
import { facts } from '../../facts/index.ts';
import type { MainPath } from '../../facts/pages.ts';
import { shareWordsOf } from '../../facts/share-pictures.ts';
import { markFile } from '../pictures.ts';
import { type Layout, layOut } from './lay-out.ts';
import { SharePicture } from './SharePicture.tsx';

/** What is drawn around the words. */
interface Scene {
  Drawing: ComponentType<{ y: number }>;
  /** Where the middle of the number's plate is: as low as what is drawn under it lets it be. */
  y: number;
}

const mark = `data:image/svg+xml;base64,${readFileSync(markFile).toString('base64')}`;
const icons = facts.words.services.services.map(({ icon }) => icon);

const mainScenes: Record<MainPath, Scene> = {
  '/': { Drawing: TerraceAcross, y: 380 },
  '/services': { Drawing: ({ y }) => ServiceFrieze({ icons, y }), y: 370 },
  '/power-flushing': { Drawing: FlushedRadiators, y: 370 },
  '/about': { Drawing: VanAtTheSea, y: 322 },
  '/areas': { Drawing: ({ y }) => TownSights({ mark, y }), y: 370 },
  '/contact': { Drawing: NightOffice, y: 322 },
};

const scenes: ReadonlyMap<string, Scene> = new Map([
  ...Object.entries(mainScenes),
  ...facts.areas.map((area): [string, Scene] => [
    area.path,
    { Drawing: ({ y }) => AreaStreet({ area, mark, y }), y: 370 },
  ]),
]);

/** @throws when the page has no scene of its own */
function sceneOf(path: string): Scene {
  const scene = scenes.get(path);
  if (!scene) throw new Error(`${path} has no scene for its share picture (src/bundle/share/share-drawing.ts)`);
  return scene;
}

/** Where the words of a page's share picture are. */
export function shareLayout(path: string): Layout {
  return layOut(shareWordsOf(facts, path), sceneOf(path).y);
}

/** The picture beside a link to a page, as an SVG that needs no fonts and no styles. */
export function shareDrawing(path: string): string {
  const { Drawing, y } = sceneOf(path);
  const scene = createElement(Drawing, { y });
  return svgFile(createElement(SharePicture, { layout: shareLayout(path), mark, y, scene }), 'light');
}
