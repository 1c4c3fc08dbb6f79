import type { Area } from '../../site/site.ts';
import { coastLines, railwayLines } from './coast.ts';
import { HomeTown, placeHomeTown } from './HomeTown.tsx';
import { placeLabels } from './labels.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapPlace } from './MapPlace.tsx';
import { project } from './projection.ts';
import { aroundArea } from './shown-places.ts';

/** An area among the nearest others, each a link, and the town that the firm comes from; no map where its position is left out. */
export function AreaMap({ area }: { area: Area }) {
  const around = aroundArea(area);
  if (!around) return null;
  const { shown, homeTown, view } = around;
  const dots = shown.map(({ name, path, position }) => {
    return { name, path, dot: project(position, view), here: path === area.path };
  });
  const town = placeHomeTown(
    homeTown,
    view,
    dots.map(({ dot }) => dot),
  );
  const places = placeLabels(dots, town.boxes, coastLines(view), railwayLines(view));
  return (
    <MapFrame {...area.page.map} plate={`plate-${area.slug}`} next="postcodes">
      {places.map((place) => (
        <MapPlace {...place} key={place.path}>
          <circle r={place.here ? '.6em' : '.4em'} fill={`var(--${place.here ? 'hot' : 'cold'})`} />
        </MapPlace>
      ))}
      <HomeTown {...town} />
    </MapFrame>
  );
}
