import { isOnMap } from '../../site/schema/map-reach.ts';
import type { Area, SiteTexts } from '../../site/site.ts';
import { closeView, nearest, type Position, positioned, viewOf } from './projection.ts';

/** As many names as a phone has room for. */
const maxPlaces = 40;

/** The places on the map of all areas, and its view; nothing where none has a position. */
export function allAreas(site: SiteTexts) {
  const mainTown = mainTownOf(site);
  const shown = mainTown ? nearest(mainTown, positioned(site.areas), maxPlaces) : [];
  if (!mainTown || shown.length === 0) return undefined;
  return { shown, mainTown, view: viewOf([...shown.map(({ position }) => position), mainTown]) };
}

/** An area and the nearest others, and the view of its map; nothing where its position is left out. */
export function aroundArea(area: Area, site: SiteTexts) {
  const mainTown = mainTownOf(site);
  const [here] = positioned([area]);
  if (!mainTown || !here) return undefined;
  const others = positioned(site.areas.filter(({ path }) => path !== area.path));
  const shown = [here, ...nearest(here.position, others, 5)];
  return { shown, mainTown, view: closeView([...shown.map(({ position }) => position), mainTown]) };
}

/** Where the firm comes from, if that can be on a map. */
function mainTownOf({ business: { geo } }: SiteTexts): Position | undefined {
  const middle = { lat: geo.latitude, lon: geo.longitude };
  return isOnMap(middle) ? middle : undefined;
}
