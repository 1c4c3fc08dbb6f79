import { facts } from '../../facts/index.ts';
import { HomeTown, homeTown, placeHomeTown } from './HomeTown.tsx';
import { placeLabels } from './labels.ts';
import { MapFrame } from './MapFrame.tsx';
import { keyBox, MapKey } from './MapKey.tsx';
import { MapPlace } from './MapPlace.tsx';
import { nearest, project, usualView, viewOf } from './projection.ts';

const { areas, words } = facts;

/** As many names as a phone has room for. */
const most = 40;

const near = new Set(nearest(homeTown, areas, most));
const shown = areas.filter((area) => near.has(area));
const view = viewOf([...shown.map(({ position }) => position), homeTown]);
const places = shown.map(({ mapLabel, ...area }) => {
  // Seen from further away, names crowd together where the owner saw room.
  return { ...area, dot: project(area.position, view), label: view === usualView ? mapLabel : undefined };
});

const town = placeHomeTown(
  view,
  places.map(({ dot }) => dot),
);

/** The coast with the areas nearest to the town, each a link, marked by its response time. */
export function CoastMap() {
  return (
    <MapFrame
      scale={words.map.scale}
      title={words.map.title}
      description={words.map.description}
      view={view}
      next="main-areas"
    >
      <MapKey />
      {placeLabels(places, [keyBox, town.box]).map(({ zone, minutes, ...place }) => (
        <MapPlace
          {...place}
          note={minutes === undefined ? undefined : `${minutes} ${words.labels.minutes}`}
          key={place.slug}
        >
          <use href={`#map-${zone}`} />
        </MapPlace>
      ))}
      <HomeTown {...town} />
    </MapFrame>
  );
}
