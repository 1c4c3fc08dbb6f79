/** A point on the map: x to the east, y to the south, as in SVG. */
export interface MapPoint {
  x: number;
  y: number;
}

export interface Position {
  lat: number;
  lon: number;
}

/** One map unit is 100 metres, so that the whole coast fits a phone with room for names. */
export const unitsPerKm = 10;

/** The point the areas' distances were measured from, and the middle of the map. */
export const brighton: Position = { lat: 50.8225, lon: -0.1372 };

/**
 * Equidistant cylindrical projection, true to scale along the map's middle latitude: 0.2 % off at its edges.
 * x = R (λ − λ0) cos φ1, y = R (φ − φ0): J. P. Snyder, Map Projections, USGS Professional Paper 1395 (1987), ch. 12.
 */
export function project({ lat, lon }: Position): MapPoint {
  return {
    x: brightonOnMap.x + kmPerDegree * Math.cos(radians(middleLatitude)) * (lon - brighton.lon) * unitsPerKm,
    y: brightonOnMap.y - kmPerDegree * (lat - brighton.lat) * unitsPerKm,
  };
}

const brightonOnMap: MapPoint = { x: 178, y: 166 };
const middleLatitude = 50.8628; // half way between Seaford and Burgess Hill
const kmPerDegree = radians(6371.0088); // on a sphere of the earth's mean radius (IUGG)

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
