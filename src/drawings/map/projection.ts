import { isOnMap } from '../../site/schema/map-reach.ts';

/** A point on the map: x to the east, y to the south, as in SVG. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A position on the earth, in degrees. */
export interface Position {
  lat: number;
  lon: number;
}

/** Scale and position of the land on a map. */
export interface View {
  unitsPerKm: number;
  /** Position of Brighton on the map, from which all other positions are calculated. */
  brighton: MapPoint;
}

/** Size of every map in map units. The shape suits a phone, and leaves space for names. */
export const mapSize = { width: 360, height: 292 };

/** Returns the view with the largest scale that shows all the given places, at most 18 map units per kilometre. */
export function viewOf(places: readonly Position[]): View {
  return viewAround(places.map(fromBrighton), 13, 18);
}

/**
 * Returns the view with the largest scale that shows all the given places with space for their names. The scale is at most 24 map units per
 * kilometre, because a larger scale would show how coarse the data of the coast are.
 */
export function closeView(places: readonly Position[]): View {
  return viewAround(places.map(fromBrighton), 52, 24);
}

/**
 * Returns the view with the given points in the centre and the largest scale that the map allows.
 * @param points points in kilometres from Brighton
 * @param margin minimum distance of the points from the left and right sides of the map, in map units
 * @param maxUnitsPerKm maximum scale, in map units per kilometre
 */
function viewAround(points: readonly MapPoint[], margin: number, maxUnitsPerKm: number): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unitsPerKm = Math.min(
    maxUnitsPerKm,
    (mapSize.width - 2 * margin) / (east - west),
    // The margin is 10 units larger at the top and bottom, for names above or below their dots.
    (mapSize.height - 2 * (margin + 10)) / (south - north),
  );
  const middle = (from: number, to: number, size: number) => size / 2 - ((from + to) / 2) * unitsPerKm;
  return {
    unitsPerKm,
    brighton: { x: middle(west, east, mapSize.width), y: middle(north, south, mapSize.height) },
  };
}

/**
 * Returns the point on the map for a position. Equidistant cylindrical projection: exact along the middle latitude. In the far north of the
 * maps, at a latitude of 51.4, distances from west to east are 1.2 % too long. x = R (λ − λ0) cos φ1, y = R (φ − φ0): J. P. Snyder, Map
 * Projections, USGS Professional Paper 1395 (1987), ch. 12.
 */
export function project(place: Position, { unitsPerKm, brighton }: View): MapPoint {
  const { x, y } = fromBrighton(place);
  return { x: brighton.x + x * unitsPerKm, y: brighton.y + y * unitsPerKm };
}

/** Returns the distance between two places in kilometres, with the accuracy of `project`. */
export function distance(one: Position, other: Position): number {
  const [from, to] = [fromBrighton(one), fromBrighton(other)];
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Returns at most `count` places: those nearest to a position in a straight line, the nearest first. */
export function nearest<Place extends { position: Position }>(from: Position, places: readonly Place[], count: number) {
  const distanceTo = (place: Place) => distance(from, place.position);
  return places.toSorted((one, other) => distanceTo(one) - distanceTo(other)).slice(0, count);
}

/** Returns the places that have a position in the part of the country that maps can show. */
export function positioned<Place extends { position?: Position | undefined }>(places: readonly Place[]) {
  return places.flatMap((place) =>
    place.position && isOnMap(place.position) ? [{ ...place, position: place.position }] : [],
  );
}

/** Returns a position as kilometres east (x) and south (y) of Brighton. */
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
