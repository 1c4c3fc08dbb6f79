import { site } from '../../site/current.ts';
import { coastLines, railwayLines } from './coast.ts';
import { HomeTown, placeHomeTown } from './HomeTown.tsx';
import { placeLabels } from './labels.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapKey, placeKey } from './MapKey.tsx';
import { MapPlace } from './MapPlace.tsx';
import { MapScale, scaleBox } from './MapScale.tsx';
import { project } from './projection.ts';
import { allAreas } from './shown-places.ts';

const { map, labels } = site.words;

/** The places around the town, each a link, marked by its response time; no map where none has a position on it. */
export function CoastMap() {
  const all = allAreas();
  if (!all) return null;
  const { shown, homeTown, view } = all;
  const dots = shown.map((area) => ({ ...area, dot: project(area.position, view) }));
  const points = dots.map(({ dot }) => dot);
  const town = placeHomeTown(homeTown, view, points);
  const key = placeKey([...points, town]);
  const taken = [...(key ? [key] : []), ...town.boxes, scaleBox(view)];
  const places = placeLabels(dots, taken, coastLines(view), railwayLines(view));
  return (
    <MapFrame title={map.title} description={map.description} plate="plate" next="main-areas">
      <MapScale view={view} label={map.scale} />
      <MapKey box={key} />
      {places.map(({ zone, minutes, ...place }) => (
        <MapPlace {...place} note={minutes === undefined ? undefined : `${minutes} ${labels.minutes}`} key={place.slug}>
          {/* Without minutes the marks have no key, and mean no more than where a place is. */}
          <use href={`#map-${minutes === undefined ? 'centre' : zone}`} />
        </MapPlace>
      ))}
      <HomeTown {...town} />
    </MapFrame>
  );
}
