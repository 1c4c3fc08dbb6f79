import type { Area, SiteTexts } from '../../site/site.ts';
import type { Drawings } from '../drawings.ts';
import { coastLines, railwayLines } from './coast.ts';
import { placeLabels } from './labels.ts';
import { MainTown, placeMainTown } from './MainTown.tsx';
import { MapFrame } from './MapFrame.tsx';
import { MapPlace } from './MapPlace.tsx';
import { project } from './projection.ts';
import { placeRingLabel, RingLabel } from './RingLabel.tsx';
import { aroundArea } from './shown-places.ts';

interface Props {
  area: Area;
  site: SiteTexts;
  /** Drawings of the site, which include the base map. */
  drawings: Drawings;
}

/**
 * Map of an area, the areas nearest to it, and the firm's town, with the distance on the ring around the town (BaseMap.tsx). Areas whose
 * names have no space are left out. Each area is a link, and so is the town if it has a page. Returns null if the area or the firm's town
 * has no position in the part of the country that maps can show.
 */
export function AreaMap({ area, site, drawings }: Props) {
  const around = aroundArea(area, site);
  if (!around) return null;
  const { shown, view } = around;
  const dots = shown.map(({ name, path, position }) => {
    return { name, path, dot: project(position, view), isCurrent: path === area.path };
  });
  const points = dots.map(({ dot }) => dot);
  const town = placeMainTown(around.town, view, points);
  const ring = placeRingLabel(site.words.map.scale, town, view, points);
  const taken = [...town.boxes, ...(ring ? [ring.box] : [])];
  const places = placeLabels(dots, taken, coastLines(view), railwayLines(view));
  return (
    <MapFrame
      {...area.sharedWords.map}
      baseMap={drawings.named(`plate-${area.slug}`)}
      skip={site.words.map.skip}
      next="postcodes"
    >
      {ring && <RingLabel {...ring} />}
      {places.map((place) => (
        <MapPlace {...place} key={place.path}>
          <circle r={place.isCurrent ? '.6em' : '.4em'} fill={`var(--${place.isCurrent ? 'hot' : 'cold'})`} />
        </MapPlace>
      ))}
      <MainTown {...town} isCurrent={town.path === area.path} />
    </MapFrame>
  );
}
