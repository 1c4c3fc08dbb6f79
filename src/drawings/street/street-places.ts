import type { StreetItemName } from '../../content/schema/street.ts';

/** What a street asks of an item: its width, the free ground to its right, and whether every other one is turned round. */
type SizeOf = (name: StreetItemName) => { width: number; gap: number; turns: boolean };

/** Where each item of the street stands, so that the street is full and its middle is the middle of the row. */
export function streetPlaces(row: readonly StreetItemName[], streetWidth: number, sizeOf: SizeOf) {
  const items = row.map((name) => ({ name, ...sizeOf(name) }));
  const rowWidth = items.reduce((sum, { width, gap }) => sum + width + gap, 0);
  const rows = 1 + 2 * Math.ceil(Math.max(0, streetWidth / rowWidth - 1) / 2);
  let x = Math.round((streetWidth - rows * rowWidth) / 2);
  const seen = new Map<StreetItemName, number>();
  return Array.from({ length: rows }, () => items)
    .flat()
    .map(({ name, width, gap, turns }, index, all) => {
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      // The last of its kind in a row may have an end of its own.
      const place = { name, x, width, turned: turns && times % 2 === 1, last: all[index + 1]?.name !== name };
      x += width + gap;
      return place;
    })
    .filter((place) => place.x < streetWidth && place.x + place.width > 0);
}
