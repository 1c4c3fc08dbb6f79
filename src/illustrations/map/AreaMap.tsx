import { facts } from '../../facts/index.ts';
import type { Area } from '../../facts/types.ts';
import { HomeTown, homeTown, homeTownBox } from './HomeTown.tsx';
import { placeLabels } from './labels.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapPlace } from './MapPlace.tsx';
import { closeView, distance, project } from './projection.ts';

/** An area among the nearest others, each a link, and the town that the firm comes from. */
export function AreaMap({ area }: { area: Area }) {
  const shown = [area, ...nearest(area)];
  const view = closeView([...shown.map(({ position }) => position), homeTown]);
  const places = shown.map(({ name, path, position }) => ({ name, path, dot: project(position, view) }));
  return (
    <MapFrame {...area.page.map} view={view}>
      {placeLabels(places, [homeTownBox(view)]).map((place) => (
        <MapPlace {...place} here={place.path === area.path} key={place.path}>
          <circle r=".4em" fill={`var(--${place.path === area.path ? 'hot' : 'cold'})`} />
        </MapPlace>
      ))}
      <HomeTown view={view} />
    </MapFrame>
  );
}

/** The five other areas that are nearest to one, as the crow flies. */
function nearest({ slug, position }: Area): readonly Area[] {
  return facts.areas
    .filter((area) => area.slug !== slug)
    .map((area) => ({ area, far: distance(position, area.position) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, 5)
    .map(({ area }) => area);
}
