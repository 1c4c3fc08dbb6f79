import type { Position } from './projection.ts';

/**
 * The coast from west to east; land lies north of it. It is coarse: up to 0.8 km out.
 * Source: Natural Earth 5.1.2, 1:10m, public domain (naturalearthdata.com).
 */
export const coastline: readonly Position[] = [
  { lat: 50.8014, lon: -0.5706 },
  { lat: 50.8014, lon: -0.3978 },
  { lat: 50.8318, lon: -0.2682 },
  { lat: 50.8217, lon: -0.2322 },
  { lat: 50.8301, lon: -0.2106 },
  { lat: 50.8318, lon: -0.207 },
  { lat: 50.8284, lon: -0.1746 },
  { lat: 50.7845, lon: 0.0162 },
  { lat: 50.7811, lon: 0.0342 },
  { lat: 50.7795, lon: 0.0774 },
  { lat: 50.7744, lon: 0.0954 },
  { lat: 50.7643, lon: 0.1134 },
  { lat: 50.7609, lon: 0.1206 },
  { lat: 50.7609, lon: 0.1566 },
  { lat: 50.7592, lon: 0.1674 },
];
