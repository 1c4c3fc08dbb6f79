/** Area that maps can show, in degrees: as far as the coastline in src/drawings/map/country.geojson, and well inland. */
const mapReach = { south: 50.7, north: 51.4, west: -0.95, east: 0.95 };

/** Whether a place is in the area that maps can show. */
export function isOnMap({ lat, lon }: { lat: number; lon: number }): boolean {
  const { south, north, west, east } = mapReach;
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** Whether maps can show a firm's town. A firm without a map needs no positions of its areas. */
export const hasMap = ({ geo }: { geo?: { latitude: number; longitude: number } | undefined }): boolean =>
  geo !== undefined && isOnMap({ lat: geo.latitude, lon: geo.longitude });

/** Ranges of latitude and longitude in Britain, each with the message for a position outside: arguments of `within`. */
export const britain = {
  latitude: [49, 61, 'a latitude in Britain, from 49 to 61'],
  longitude: [-9, 2, 'a longitude in Britain, from -9 to 2'],
} as const;
