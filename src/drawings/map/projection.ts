/** A point on the map: x to the east, y to the south, as in SVG. */
export interface MapPoint {
  x: number;
  y: number;
}

export interface Position {
  lat: number;
  lon: number;
}

/** How the land lies on the map. */
export interface View {
  unitsPerKm: number;
  /** Where Brighton is. */
  brighton: MapPoint;
}

/** The size of the map: it fits a phone with room for names. */
export const mapSize = { width: 360, height: 292 };

/** The closest view that holds all the places; not so close that two villages fill it. */
export function viewOf(places: readonly Position[]): View {
  return viewAround(places.map(fromBrighton), 13, 18);
}

/** The closest view that holds all the places with room for their names; no closer than the coastline is true to. */
export function closeView(places: readonly Position[]): View {
  return viewAround(places.map(fromBrighton), 52, 24);
}

/** The view in whose middle some points are, in kilometres from Brighton, as large as the map and a limit allow. */
function viewAround(points: readonly MapPoint[], margin: number, maxUnitsPerKm: number): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unitsPerKm = Math.min(
    maxUnitsPerKm,
    (mapSize.width - 2 * margin) / (east - west),
    // Over or under a dot there is room for its name.
    (mapSize.height - 2 * (margin + 10)) / (south - north),
  );
  const middle = (from: number, to: number, size: number) => size / 2 - ((from + to) / 2) * unitsPerKm;
  return {
    unitsPerKm,
    brighton: { x: middle(west, east, mapSize.width), y: middle(north, south, mapSize.height) },
  };
}

/**
 * Equidistant cylindrical projection, true to scale along the map's middle latitude: 0.2 % off at its edges.
 * x = R (λ − λ0) cos φ1, y = R (φ − φ0): J. P. Snyder, Map Projections, USGS Professional Paper 1395 (1987), ch. 12.
 */
export function project(place: Position, { unitsPerKm, brighton }: View): MapPoint {
  const { x, y } = fromBrighton(place);
  return { x: brighton.x + x * unitsPerKm, y: brighton.y + y * unitsPerKm };
}

/** The kilometres between two places, as true as the map. */
export function distance(one: Position, other: Position): number {
  const [from, to] = [fromBrighton(one), fromBrighton(other)];
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The places nearest to one, as the crow flies, the nearest first. */
export function nearest<Place extends { position: Position }>(from: Position, places: readonly Place[], count: number) {
  const distanceTo = (place: Place) => distance(from, place.position);
  return places.toSorted((one, other) => distanceTo(one) - distanceTo(other)).slice(0, count);
}

/** Those whose position is known. */
export function positioned<Place extends { position?: Position | undefined }>(places: readonly Place[]) {
  return places.flatMap((place) => (place.position ? [{ ...place, position: place.position }] : []));
}

/** Kilometres to the east and south of Brighton. */
function fromBrighton({ lat, lon }: Position): MapPoint {
  return {
    x: kmPerDegree * Math.cos(radians(middleLatitude)) * (lon - brighton.lon),
    y: -kmPerDegree * (lat - brighton.lat),
  };
}

const brighton: Position = { lat: 50.8225, lon: -0.1372 };
const middleLatitude = 50.8628; // half way between Seaford and Burgess Hill
const kmPerDegree = radians(6371.0088); // on a sphere of the earth's mean radius (IUGG)

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
