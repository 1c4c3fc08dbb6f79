import type { StreetItemName, StreetWords } from '../../content/schema/street.ts';
import { facts } from '../../facts/index.ts';
import { homeTown } from '../map/HomeTown.tsx';
import { zoneColours } from '../map/MapKey.tsx';
import { closeView, project, usualView, viewOf } from '../map/projection.ts';
import { streetItems } from '../street/street-items.ts';
import { streetSize } from '../street/street-places.ts';
import { Dot, MapSign } from './MapSign.tsx';
import { StreetBelow } from './StreetBelow.tsx';

const places = facts.areas.map(({ zone, position: { lat, lon }, street }) => ({
  zone,
  position: { lat, lon },
  items: new Set(street?.row),
}));
const positions = [...places.map(({ position }) => position), homeTown];
/** As on the page of all areas where they fit the usual map, else from as near as they let it. */
const view = viewOf(positions) === usualView ? usualView : closeView(positions);

/** All areas on the map, and what is special about their streets in one street. */
export function TownSights({ mark, y }: { mark: string; y: number }) {
  return (
    <>
      <StreetBelow street={sights()} y={y} />
      <MapSign view={view} mark={mark}>
        {places.map(({ zone, position }) => (
          <Dot key={`${position.lat} ${position.lon}`} {...project(position, view)} fill={zoneColours[zone]} />
        ))}
      </MapSign>
    </>
  );
}

/** What stands in the fewest towns, as much of it as there is room for, from west to east. */
function sights(): StreetWords | undefined {
  const widthOf = (name: StreetItemName) => streetItems[name].width + (streetItems[name].gap ?? 0);
  const found = [...new Set(places.flatMap(({ items }) => [...items]))].map((name) => {
    const towns = places.filter(({ items }) => items.has(name));
    return { name, towns: towns.length, west: Math.min(...towns.map(({ position }) => position.lon)) };
  });
  found.sort((one, other) => one.towns - other.towns || widthOf(one.name) - widthOf(other.name));
  let room = streetSize.width;
  const shown = found.filter(({ name }) => {
    const fits = widthOf(name) <= room;
    if (fits) room -= widthOf(name);
    return fits;
  });
  const row = shown.sort((one, other) => one.west - other.west).map(({ name }) => name);
  return row.length > 0 ? { row, behind: 'downs' } : undefined;
}
