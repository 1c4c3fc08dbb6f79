import type { ComponentType } from 'react';
import type { BackdropName, StreetItemName, StreetWords } from '../../facts/content.ts';
import { BowFrontDefinition } from '../house/BowFront.tsx';
import { inkLine } from '../ink-line.ts';
import { Allotments } from './Allotments.tsx';
import { Cliffs, Downs, Sea } from './Backdrops.tsx';
import { BeachHuts } from './BeachHuts.tsx';
import { BrickKiln } from './BrickKiln.tsx';
import { Bungalow } from './Bungalow.tsx';
import { Castle } from './Castle.tsx';
import { CollegeChapel } from './CollegeChapel.tsx';
import { DecoHouse } from './DecoHouse.tsx';
import { FlintCottage } from './FlintCottage.tsx';
import { Green } from './Green.tsx';
import { Harbour } from './Harbour.tsx';
import { NewFlats } from './NewFlats.tsx';
import { Obelisk } from './Obelisk.tsx';
import { Pier } from './Pier.tsx';
import { Railway } from './Railway.tsx';
import { SaxonChurch } from './SaxonChurch.tsx';
import { Semi } from './Semi.tsx';
import type { StreetItem } from './street-item.ts';
import { TimberFrame } from './TimberFrame.tsx';
import { VictorianTerrace } from './VictorianTerrace.tsx';
import { Villa } from './Villa.tsx';
import { Windmill } from './Windmill.tsx';
import { WindTrees } from './WindTrees.tsx';

/** The room that a street takes; a narrow screen shows the middle of it. */
export const streetSize = { width: 1800, height: 360 };

/** A street of a town: its row of homes and sights, over and over from edge to edge, before what lies behind it. */
export function TownStreet({ row, behind }: StreetWords) {
  const Backdrop = behind && backdrops[behind];
  const names = [...new Set(row)];
  const places = placed(row);
  return (
    <svg viewBox={`0 1 ${streetSize.width} ${streetSize.height}`} aria-hidden="true" {...inkLine} strokeWidth={1.2}>
      {Backdrop && <Backdrop />}
      <defs>
        {names.map((name) => {
          const { Drawing } = items[name];
          return (
            <g id={name} key={name}>
              <Drawing />
            </g>
          );
        })}
      </defs>
      {places.map(({ name, x, last }) => {
        const { End, width } = items[name];
        return (
          last &&
          End && (
            <g key={x} transform={`translate(${x + width})`}>
              <End />
            </g>
          )
        );
      })}
      {places.map(({ name, x, turned }) => (
        <use
          key={x}
          href={`#${name}`}
          transform={turned ? `matrix(-1 0 0 1 ${x + items[name].width} 0)` : `translate(${x})`}
        />
      ))}
      <path d="M0 350H1800M0 360H1800" />
      <path strokeWidth={10} strokeDasharray=".9 37" strokeLinecap="butt" d="M20 355H1800" />
    </svg>
  );
}

interface Placed {
  name: StreetItemName;
  x: number;
  /** Seen from its other side. */
  turned: boolean;
  /** The last of its kind in a row. */
  last: boolean;
}

/** Where each item of the street stands, so that the street is full and its middle is the middle of the row. */
function placed(row: readonly StreetItemName[]): Placed[] {
  const roomOf = (name: StreetItemName) => items[name].width + (items[name].gap ?? 0);
  const rowWidth = row.reduce((sum, name) => sum + roomOf(name), 0);
  const rows = 1 + 2 * Math.ceil(Math.max(0, streetSize.width / rowWidth - 1) / 2);
  let x = Math.round((streetSize.width - rows * rowWidth) / 2);
  const seen = new Map<StreetItemName, number>();
  return Array.from({ length: rows }, () => row)
    .flat()
    .map((name, index, all) => {
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      const at = { name, x, turned: Boolean(items[name].turns) && times % 2 === 1, last: all[index + 1] !== name };
      x += roomOf(name);
      return at;
    })
    .filter((item) => item.x < streetSize.width && item.x + items[item.name].width > 0);
}

const BowFront: StreetItem = {
  width: 117,
  Drawing: () => (
    <>
      <BowFrontDefinition name="street" />
      <use href="#street-bow" />
    </>
  ),
  End: () => <path fill="var(--stucco)" d="M0 350V84h16V350z" />,
};

const items: Record<StreetItemName, StreetItem> = {
  allotments: Allotments,
  beachHuts: BeachHuts,
  brickKiln: BrickKiln,
  bungalow: Bungalow,
  castle: Castle,
  chapel: CollegeChapel,
  deco: DecoHouse,
  flats: NewFlats,
  flint: FlintCottage,
  green: Green,
  harbour: Harbour,
  obelisk: Obelisk,
  pier: Pier,
  railway: Railway,
  regency: BowFront,
  saxonChurch: SaxonChurch,
  semi: Semi,
  terrace: VictorianTerrace,
  timber: TimberFrame,
  villa: Villa,
  windmill: Windmill,
  windTrees: WindTrees,
};

const backdrops: Record<BackdropName, ComponentType> = { cliffs: Cliffs, downs: Downs, sea: Sea };
