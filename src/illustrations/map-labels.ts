import type { AreaSlug } from '../facts/routes.ts';

/** Where a place's name stands, seen from its dot. Only names are moved, never dots. */
export interface MapLabel {
  /** Which way the name runs from where it is put. */
  side: 'left' | 'right';
  /** How far east and south of the dot, in map units. */
  dx: number;
  dy: number;
  /** A line from the dot to the name, where places crowd together. */
  leader?: true;
}

/** Rows lie at least 27 units apart: a finger's 24 pixels on the narrowest phone. */
export const mapLabels: Record<AreaSlug, MapLabel> = {
  'burgess-hill': { side: 'left', dx: -3, dy: 0 },
  hassocks: { side: 'left', dx: -3, dy: 0 },
  steyning: { side: 'right', dx: 4, dy: -14, leader: true },
  lewes: { side: 'right', dx: 3, dy: 0 },

  worthing: { side: 'right', dx: -6, dy: 22, leader: true },
  sompting: { side: 'right', dx: -32, dy: -46, leader: true },
  lancing: { side: 'right', dx: -14, dy: -17, leader: true },
  'shoreham-by-sea': { side: 'right', dx: -25, dy: 116, leader: true },
  southwick: { side: 'right', dx: -27, dy: 88, leader: true },
  portslade: { side: 'right', dx: -24, dy: 65, leader: true },
  hangleton: { side: 'left', dx: 22, dy: -28, leader: true },
  hove: { side: 'right', dx: 2, dy: 0 },

  patcham: { side: 'right', dx: 0, dy: -28, leader: true },
  moulsecoomb: { side: 'right', dx: 0, dy: -17, leader: true },
  woodingdean: { side: 'right', dx: 3, dy: -3 },
  rottingdean: { side: 'right', dx: 3, dy: -11, leader: true },
  saltdean: { side: 'left', dx: 7, dy: 29, leader: true },
  peacehaven: { side: 'left', dx: -8, dy: 47, leader: true },
  newhaven: { side: 'right', dx: -43, dy: 43, leader: true },
  seaford: { side: 'left', dx: 5, dy: 43, leader: true },
};
