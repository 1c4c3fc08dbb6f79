import { isOnMap } from '../../site/schema/map-reach.ts';
import type { Area, SiteTexts } from '../../site/site.ts';
import { closeView, nearest, type Position, positioned, viewOf } from './projection.ts';

/** Maximum number of areas on the map of the page Areas: as many as have space for their names on a phone. */
const maxPlaces = 40;

/**
 * Returns the places and the view of the map of the page Areas: the areas nearest to the firm's town. Undefined if the town, or every area,
 * has no position on the map.
 */
export function allAreas(site: SiteTexts) {
  const mainTown = mainTownOf(site);
  const shown = mainTown ? nearest(mainTown, positioned(site.areas), maxPlaces) : [];
  if (!mainTown || shown.length === 0) return undefined;
  return { shown, mainTown, view: viewOf([...shown.map(({ position }) => position), mainTown]) };
}

/**
 * Returns the places and the view of an area's map: the area and the five areas nearest to it. Undefined if the area or the firm's town has
 * no position on the map.
 */
export function aroundArea(area: Area, site: SiteTexts) {
  const mainTown = mainTownOf(site);
  const [here] = positioned([area]);
  if (!mainTown || !here) return undefined;
  const others = positioned(site.areas.filter(({ path }) => path !== area.path));
  const shown = [here, ...nearest(here.position, others, 5)];
  return { shown, mainTown, view: closeView([...shown.map(({ position }) => position), mainTown]) };
}

/** Returns the position of the firm's town. Undefined without `geo`, or if `geo` is outside the part of the country that maps can show. */
function mainTownOf({ business: { geo } }: SiteTexts): Position | undefined {
  if (!geo) return undefined;
  const middle = { lat: geo.latitude, lon: geo.longitude };
  return isOnMap(middle) ? middle : undefined;
}
