import { isOnMap } from '../../site/schema/map-reach.ts';
import type { Area, SiteTexts } from '../../site/site.ts';
import { closeView, nearest, type Position, positioned, viewOf } from './projection.ts';

/** As many names as a phone has room for. */
const most = 40;

/** The places on the map of all areas, and its view; nothing where none has a position. */
export function allAreas(site: SiteTexts) {
  const homeTown = homeTownOf(site);
  const shown = homeTown ? nearest(homeTown, positioned(site.areas), most) : [];
  if (!homeTown || shown.length === 0) return undefined;
  return { shown, homeTown, view: viewOf([...shown.map(({ position }) => position), homeTown]) };
}

/** An area and the nearest others, and the view of its map; nothing where its position is left out. */
export function aroundArea(area: Area, site: SiteTexts) {
  const homeTown = homeTownOf(site);
  const [here] = positioned([area]);
  if (!homeTown || !here) return undefined;
  const others = positioned(site.areas.filter(({ path }) => path !== area.path));
  const shown = [here, ...nearest(here.position, others, 5)];
  return { shown, homeTown, view: closeView([...shown.map(({ position }) => position), homeTown]) };
}

/** Where the firm comes from, if that can be on a map. */
function homeTownOf({ business: { geo } }: SiteTexts): Position | undefined {
  const middle = { lat: geo.latitude, lon: geo.longitude };
  return isOnMap(middle) ? middle : undefined;
}
