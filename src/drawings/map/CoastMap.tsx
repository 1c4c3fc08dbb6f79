import type { SiteTexts } from '../../site/site.ts';
import type { Drawings } from '../drawings.ts';
import { coastLines, railwayLines } from './coast.ts';
import { placeLabels } from './labels.ts';
import { MainTown, placeMainTown } from './MainTown.tsx';
import { MapFrame } from './MapFrame.tsx';
import { MapKey, MapMarks, placeKey } from './MapKey.tsx';
import { MapPlace } from './MapPlace.tsx';
import { MapScale, scaleBox } from './MapScale.tsx';
import { project } from './projection.ts';
import { allAreas } from './shown-places.ts';

interface Props {
  site: SiteTexts;
  /** Drawings of the site, which include the base map. */
  drawings: Drawings;
}

/**
 * Map of the areas around the firm's town, at most 40. Areas whose names have no space are left out. Each area is a link with a mark. If
 * the firm gives response times, the shape of the mark shows the response time. Returns null if the firm's town, or every area, has no
 * position on the map.
 */
export function CoastMap({ site, drawings }: Props) {
  const all = allAreas(site);
  if (!all) return null;
  const { map, labels } = site.words;
  const { responseMinutes } = site.business;
  const { shown, view } = all;
  const dots = shown.map((area) => ({ ...area, dot: project(area.position, view) }));
  const points = dots.map(({ dot }) => dot);
  const town = placeMainTown(all.town, view, points);
  const key = responseMinutes && placeKey([...points, town]);
  const taken = [...(key ? [key] : []), ...town.boxes, scaleBox(view)];
  const places = placeLabels(dots, taken, coastLines(view), railwayLines(view));
  const noteOf = (minutes: number | undefined) => (minutes === undefined ? undefined : `${minutes} ${labels.minutes}`);
  return (
    <MapFrame
      title={map.title}
      description={map.description}
      baseMap={drawings.named('plate')}
      skip={map.skip}
      next="main-areas"
    >
      <MapScale view={view} label={map.scale} />
      <MapMarks />
      {responseMinutes && key && (
        <MapKey words={{ heading: map.key, minutes: labels.minutes }} minutes={responseMinutes} box={key} />
      )}
      {places.map(({ zone, minutes, ...place }) => (
        <MapPlace {...place} note={noteOf(minutes)} key={place.slug}>
          {/* Without response times the map has no key to the marks, so all places have the same mark. */}
          <use href={`#map-${minutes === undefined ? 'centre' : zone}`} />
        </MapPlace>
      ))}
      <MainTown {...town} note={noteOf(responseMinutes?.centre)} />
    </MapFrame>
  );
}
