import { readFileSync } from 'node:fs';
import type { Position } from './projection.ts';

/** Kind of line on a base map. country.geojson names the source and the accuracy of each kind. */
export type CountryKind = 'coast' | 'railways' | 'rivers' | 'roads' | 'downs';

interface Country {
  features: readonly {
    properties: { kind: CountryKind };
    geometry: { coordinates: readonly (readonly (readonly [lon: number, lat: number])[])[] };
  }[];
}

const { features }: Country = JSON.parse(readFileSync('src/drawings/map/country.geojson', 'utf8'));

/** Returns the lines of one kind, each as a list of points. */
export function countryLines(kind: CountryKind): Position[][] {
  return features
    .filter(({ properties }) => properties.kind === kind)
    .flatMap(({ geometry }) => geometry.coordinates.map((line) => line.map(([lon, lat]) => ({ lat, lon }))));
}
