import type { ComponentType } from 'react';
import type { CutawayName } from '../../content/schema/area.ts';
import { CutBungalow } from './CutBungalow.tsx';
import { CutDeco } from './CutDeco.tsx';
import { CutFlats } from './CutFlats.tsx';
import { CutFlint } from './CutFlint.tsx';
import { CutRegency } from './CutRegency.tsx';
import { CutSemi } from './CutSemi.tsx';
import { CutTerrace } from './CutTerrace.tsx';
import { CutTimber } from './CutTimber.tsx';
import { CutVilla } from './CutVilla.tsx';

/** Homes cut open, so that one sees where their water and heating run, by the name that content/ gives them. */
export const cutaways: Record<CutawayName, ComponentType> = {
  bungalow: CutBungalow,
  deco: CutDeco,
  flats: CutFlats,
  flint: CutFlint,
  regency: CutRegency,
  semi: CutSemi,
  terrace: CutTerrace,
  timber: CutTimber,
  villa: CutVilla,
};
