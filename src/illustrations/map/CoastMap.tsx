import { facts } from '../../facts/index.ts';
import { HomeTown, homeTown, homeTownBox } from './HomeTown.tsx';
import { placeLabels } from './labels.ts';
import { MapFrame } from './MapFrame.tsx';
import { keyBox, MapKey } from './MapKey.tsx';
import { MapPlace } from './MapPlace.tsx';
import { project, usualView, viewOf } from './projection.ts';

const { areas, words } = facts;
const view = viewOf([...areas.map(({ position }) => position), homeTown]);
const places = areas.map(({ mapLabel, ...area }) => {
  const label = mapLabel && { ...mapLabel };
  // Seen from further away, names crowd together where the owner saw room.
  return { ...area, dot: project(area.position, view), label: view === usualView ? label : undefined };
});

/** The coast with every area as a link, marked by its response time. */
export function CoastMap() {
  return (
    <MapFrame title={words.map.title} description={words.map.description} view={view}>
      <MapKey />
      {placeLabels(places, [keyBox, homeTownBox(view)]).map(({ zone, minutes, ...place }) => (
        <MapPlace {...place} note={`${minutes} ${words.labels.minutes}`} key={place.slug}>
          <use href={`#map-${zone}`} />
        </MapPlace>
      ))}
      <HomeTown view={view} />
    </MapFrame>
  );
}
