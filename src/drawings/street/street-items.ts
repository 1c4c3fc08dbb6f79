import type { StreetItemName } from '../../content/schema/street.ts';
import { Allotments } from './Allotments.tsx';
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
import { RegencyHouse } from './RegencyHouse.tsx';
import { SaxonChurch } from './SaxonChurch.tsx';
import { Semi } from './Semi.tsx';
import type { StreetItem } from './street-item.ts';
import { TimberFrame } from './TimberFrame.tsx';
import { VictorianTerrace } from './VictorianTerrace.tsx';
import { Villa } from './Villa.tsx';
import { Windmill } from './Windmill.tsx';
import { WindTrees } from './WindTrees.tsx';

/** What may stand in a street, by the name that content/ gives it. */
export const streetItems: Record<StreetItemName, StreetItem> = {
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
  regency: RegencyHouse,
  saxonChurch: SaxonChurch,
  semi: Semi,
  terrace: VictorianTerrace,
  timber: TimberFrame,
  villa: Villa,
  windmill: Windmill,
  windTrees: WindTrees,
};
