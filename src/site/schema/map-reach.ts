/** How far the maps reach, in degrees: as far as their coastline does (src/drawings/map/country.geojson), and well inland. */
export const mapReach = { south: 50.7, north: 51.4, west: -0.95, east: 0.95 };

/** Whether a place can be on a map. */
export function isOnMap({ lat, lon }: { lat: number; lon: number }): boolean {
  const { south, north, west, east } = mapReach;
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** How far Britain reaches, in degrees, and what is expected there: the arguments of `within`. */
export const britain = {
  latitude: [49, 61, 'a latitude in Britain, from 49 to 61'],
  longitude: [-9, 2, 'a longitude in Britain, from -9 to 2'],
} as const;
