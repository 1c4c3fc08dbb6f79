import { facts } from '../../facts/index.ts';
import type { Area } from '../../facts/types.ts';
import { coastLines } from './coast.ts';
import { HomeTown, homeTown, placeHomeTown } from './HomeTown.tsx';
import { boxOf, placeLabels } from './labels.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapPlace } from './MapPlace.tsx';
import { closeView, nearest, positioned, project } from './projection.ts';

/** An area among the nearest others, each a link, and the town that the firm comes from; no map where its position is left out. */
export function AreaMap({ area }: { area: Area }) {
  const [here] = positioned([area]);
  if (!homeTown || !here) return null;
  const others = positioned(facts.areas.filter(({ path }) => path !== area.path));
  const shown = [here, ...nearest(here.position, others, 5)];
  const view = closeView([...shown.map(({ position }) => position), homeTown]);
  const dots = shown.map(({ name, path, position }) => ({ name, path, dot: project(position, view) }));
  const town = placeHomeTown(
    homeTown,
    view,
    dots.map(({ dot }) => dot),
  );
  const places = placeLabels(dots, town.boxes, coastLines(view));
  return (
    <MapFrame
      {...area.page.map}
      view={view}
      names={[...town.boxes, ...places.map((place) => boxOf(place))]}
      next="postcodes"
    >
      {places.map((place) => (
        <MapPlace {...place} here={place.path === area.path} key={place.path}>
          <circle r=".4em" fill={`var(--${place.path === area.path ? 'hot' : 'cold'})`} />
        </MapPlace>
      ))}
      <HomeTown {...town} />
    </MapFrame>
  );
}
