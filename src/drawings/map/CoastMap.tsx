import { facts } from '../../facts/index.ts';
import { coastLines } from './coast.ts';
import { HomeTown, homeTown, placeHomeTown } from './HomeTown.tsx';
import { boxOf, placeLabels } from './labels.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapKey, placeKey } from './MapKey.tsx';
import { MapPlace } from './MapPlace.tsx';
import { scaleBox } from './MapScenery.tsx';
import { nearest, positioned, project, viewOf } from './projection.ts';

const { areas, words } = facts;

/** As many names as a phone has room for. */
const most = 40;

/** The places around the town, each a link, marked by its response time; no map where none has a position on it. */
export function CoastMap() {
  const shown = homeTown ? nearest(homeTown, positioned(areas), most) : [];
  if (!homeTown || shown.length === 0) return null;
  const view = viewOf([...shown.map(({ position }) => position), homeTown]);
  const dots = shown.map((area) => ({ ...area, dot: project(area.position, view) }));
  const points = dots.map(({ dot }) => dot);
  const town = placeHomeTown(homeTown, view, points);
  const key = placeKey([...points, town]);
  const taken = [...(key ? [key] : []), ...town.boxes, scaleBox(view)];
  const places = placeLabels(dots, taken, coastLines(view));
  return (
    <MapFrame
      scale={words.map.scale}
      title={words.map.title}
      description={words.map.description}
      view={view}
      names={[...taken, ...places.map((place) => boxOf(place))]}
      next="main-areas"
    >
      <MapKey box={key} />
      {places.map(({ zone, minutes, ...place }) => (
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
