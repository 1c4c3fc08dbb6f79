import { readFileSync } from 'node:fs';
import type { Position } from './projection.ts';

/** What a map shows of the country; the file says of each kind where it is from, and how true it is. */
export type CountryKind = 'coast' | 'railways' | 'rivers' | 'roads' | 'downs';

interface Country {
  features: readonly {
    properties: { kind: CountryKind };
    geometry: { coordinates: readonly (readonly (readonly [lon: number, lat: number])[])[] };
  }[];
}

const { features }: Country = JSON.parse(readFileSync('src/drawings/map/country.geojson', 'utf8'));

/** The lines of one kind, straight between their points. */
export function countryLines(kind: CountryKind): Position[][] {
  return features
    .filter(({ properties }) => properties.kind === kind)
    .flatMap(({ geometry }) => geometry.coordinates.map((line) => line.map(([lon, lat]) => ({ lat, lon }))));
}
