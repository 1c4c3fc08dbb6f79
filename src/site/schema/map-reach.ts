/**
 * Bounds of the area that maps can show, in degrees. From west to east, the area is about as wide as the coastline in
 * src/drawings/map/country.geojson. From south to north, it reaches from the coast to well inland.
 */
const mapReach = { south: 50.7, north: 51.4, west: -0.95, east: 0.95 };

/** Whether a place is in the area that maps can show. */
export function isOnMap({ lat, lon }: { lat: number; lon: number }): boolean {
  const { south, north, west, east } = mapReach;
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** Whether maps can show the position of a firm (`geo` in business.yaml). Otherwise the firm's site has no map. */
export const hasMap = ({ geo }: { geo?: { latitude: number; longitude: number } | undefined }): boolean =>
  geo !== undefined && isOnMap({ lat: geo.latitude, lon: geo.longitude });

/** Ranges of latitude and longitude in Britain, each with the error message for a position outside the range: the arguments of `within`. */
export const britain = {
  latitude: [49, 61, 'a latitude in Britain, from 49 to 61'],
  longitude: [-9, 2, 'a longitude in Britain, from -9 to 2'],
} as const;
