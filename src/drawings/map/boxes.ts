import { type MapPoint, mapSize } from './projection.ts';

/** A rectangle on the map, in map units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A straight line from one point to another. */
export type Line = readonly [from: MapPoint, to: MapPoint];

/** Returns whether a point is inside a box. */
export function isInside({ left, top, right, bottom }: Box, { x, y }: MapPoint): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Returns whether any part of a box is outside the map, or less than 2 units from the edge of the map. */
export function isOutside({ left, top, right, bottom }: Box): boolean {
  return left < 2 || top < 2 || right > mapSize.width - 2 || bottom > mapSize.height - 2;
}

/** Returns whether two boxes overlap. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns whether a line crosses a box, or starts or ends inside the box. */
export function meetsBox([from, to]: Line, box: Box): boolean {
  const { left, top, right, bottom } = box;
  if (isInside(box, from) || isInside(box, to)) return true;
  const falling: Line = [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
  const rising: Line = [
    { x: left, y: bottom },
    { x: right, y: top },
  ];
  return crosses([from, to], falling) || crosses([from, to], rising);
}

/** Returns whether two lines cross. False if the second line is undefined. */
export function crosses(one: Line, other: Line | undefined): boolean {
  if (!other) return false;
  return isOnLeft(one, other[0]) !== isOnLeft(one, other[1]) && isOnLeft(other, one[0]) !== isOnLeft(other, one[1]);
}

/** Returns true for all points on one side of a line, and false for all on the other side. */
const isOnLeft = ([from, to]: Line, { x, y }: MapPoint) =>
  (to.x - from.x) * (y - from.y) > (to.y - from.y) * (x - from.x);
