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

/** Rows lie 27 units apart, a finger's 24 pixels on the narrowest phone, except east of Brighton, where land is scarce. */
export const mapLabels: Record<AreaSlug, MapLabel> = {
  'burgess-hill': { side: 'left', dx: -3, dy: 0 },
  hassocks: { side: 'left', dx: -3, dy: 0 },
  steyning: { side: 'right', dx: 4, dy: -14, leader: true },
  lewes: { side: 'right', dx: 3, dy: 0 },

  worthing: { side: 'right', dx: -12, dy: 20 },
  sompting: { side: 'right', dx: -26, dy: -45, leader: true },
  lancing: { side: 'right', dx: -16, dy: -21, leader: true },
  'shoreham-by-sea': { side: 'right', dx: -28, dy: 116, leader: true },
  southwick: { side: 'right', dx: -33, dy: 88, leader: true },
  portslade: { side: 'right', dx: -31, dy: 63, leader: true },
  hangleton: { side: 'left', dx: 22, dy: -28, leader: true },
  hove: { side: 'right', dx: -11, dy: -16 },

  patcham: { side: 'right', dx: 0, dy: -28, leader: true },
  moulsecoomb: { side: 'right', dx: -12, dy: -23, leader: true },
  woodingdean: { side: 'right', dx: 4, dy: -14, leader: true },
  rottingdean: { side: 'right', dx: 8, dy: -28, leader: true },
  saltdean: { side: 'left', dx: 2, dy: 31, leader: true },
  peacehaven: { side: 'left', dx: 0, dy: 51, leader: true },
  newhaven: { side: 'left', dx: 38, dy: -17 },
  seaford: { side: 'left', dx: 0, dy: 42, leader: true },
};
