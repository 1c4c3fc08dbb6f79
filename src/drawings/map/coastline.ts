import type { Position } from './projection.ts';

/**
 * The coast from Selsey to Dungeness; land lies north of it. It is coarse: up to 0.8 km out, and a lobe
 * smaller than that, at Shoreham Harbour, is left out.
 * Source: Natural Earth 5.1.2, 1:10m, public domain (naturalearthdata.com). Latitude and longitude by turns.
 */
const degrees = [
  50.7727, -0.9054, 50.7355, -0.8118, 50.7305, -0.7902, 50.7372, -0.7722, 50.7474, -0.765, 50.7659, -0.7722, 50.7744,
  -0.7686, 50.7778, -0.7578, 50.7744, -0.7506, 50.7693, -0.7398, 50.7676, -0.7326, 50.8014, -0.5706, 50.8014, -0.3978,
  50.8318, -0.2682, 50.8284, -0.1746, 50.7845, 0.0162, 50.7811, 0.0342, 50.7795, 0.0774, 50.7744, 0.0954, 50.7643,
  0.1134, 50.7609, 0.1206, 50.7609, 0.1566, 50.7592, 0.1674, 50.7491, 0.2142, 50.7474, 0.2322, 50.7474, 0.2718, 50.7811,
  0.3078, 50.7946, 0.3438, 50.7997, 0.3438, 50.8098, 0.3546, 50.8183, 0.3654, 50.8183, 0.369, 50.8301, 0.4086, 50.8588,
  0.6246, 50.8706, 0.6642, 50.9314, 0.7614, 50.9399, 0.801, 50.9247, 0.8694, 50.9095, 0.945, 50.9179, 0.981,
];

export const coastline: readonly Position[] = degrees.flatMap((lat, index) =>
  index % 2 === 0 ? [{ lat, lon: degrees[index + 1] ?? 0 }] : [],
);
