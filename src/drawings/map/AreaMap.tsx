import { facts } from '../../facts/index.ts';
import type { Area } from '../../facts/types.ts';
import { coastBoxes } from './coast.ts';
import { HomeTown, homeTown, placeHomeTown } from './HomeTown.tsx';
import { placeLabels } from './labels.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapPlace } from './MapPlace.tsx';
import { closeView, nearest, project } from './projection.ts';

/** An area among the nearest others, each a link, and the town that the firm comes from. */
export function AreaMap({ area }: { area: Area }) {
  const others = facts.areas.filter(({ path }) => path !== area.path);
  const shown = [area, ...nearest(area.position, others, 5)];
  const view = closeView([...shown.map(({ position }) => position), homeTown]);
  const dots = shown.map(({ name, path, position }) => ({ name, path, dot: project(position, view) }));
  const town = placeHomeTown(
    view,
    dots.map(({ dot }) => dot),
  );
  return (
    <MapFrame {...area.page.map} view={view} next="postcodes">
      {placeLabels(dots, [town.box, ...coastBoxes(view)]).map((place) => (
        <MapPlace {...place} here={place.path === area.path} key={place.path}>
          <circle r=".4em" fill={`var(--${place.path === area.path ? 'hot' : 'cold'})`} />
        </MapPlace>
      ))}
      <HomeTown {...town} />
    </MapFrame>
  );
}
