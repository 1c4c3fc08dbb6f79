import type { StreetItemName } from '../../content/schema/street.ts';
import { streetItems } from './street-items.ts';

/** The room that a street takes, in units of the drawing; a narrow screen shows the middle of it. */
export const streetSize = { width: 1800, height: 360 };

/** An item at its place in a street. */
export interface StreetPlace {
  name: StreetItemName;
  x: number;
  /** Seen from its other side. */
  turned: boolean;
  /** The last of its kind in a row. */
  last: boolean;
}

/** Where each item of the street stands, so that the street is full and its middle is the middle of the row. */
export function streetPlaces(row: readonly StreetItemName[]): StreetPlace[] {
  const roomOf = (name: StreetItemName) => streetItems[name].width + (streetItems[name].gap ?? 0);
  const rowWidth = row.reduce((sum, name) => sum + roomOf(name), 0);
  const rows = 1 + 2 * Math.ceil(Math.max(0, streetSize.width / rowWidth - 1) / 2);
  let x = Math.round((streetSize.width - rows * rowWidth) / 2);
  const seen = new Map<StreetItemName, number>();
  return Array.from({ length: rows }, () => row)
    .flat()
    .map((name, index, all) => {
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      const at = {
        name,
        x,
        turned: Boolean(streetItems[name].turns) && times % 2 === 1,
        last: all[index + 1] !== name,
      };
      x += roomOf(name);
      return at;
    })
    .filter((item) => item.x < streetSize.width && item.x + streetItems[item.name].width > 0);
}
