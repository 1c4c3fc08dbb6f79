import { isOnMap } from '../../site/schema/map-reach.ts';
import type { Area, SiteTexts } from '../../site/site.ts';
import { closeView, nearest, type Position, positioned, viewOf } from './projection.ts';

/** Maximum number of areas on the map of the page Areas: as many as have space for their names on a phone. */
const maxPlaces = 40;

/** The firm's town on a map. */
export interface Town {
  name: string;
  position: Position;
  /** Path of the town's page. Undefined if the town isn't one of the areas. */
  path: string | undefined;
}

/**
 * Returns the town, the other places and the view of the map of the page Areas: the areas nearest to the firm's town. Undefined if the town,
 * or every other area, has no position on the map.
 */
export function allAreas(site: SiteTexts) {
  const town = townOf(site);
  const shown = town ? nearest(town.position, positioned(otherAreas(site)), maxPlaces) : [];
  if (!town || shown.length === 0) return undefined;
  return { shown, town, view: viewOf([...shown, town].map(({ position }) => position)) };
}

/**
 * Returns the town, the other places and the view of an area's map: the area and the five areas nearest to it, or the six nearest to the
 * town on the town's own page. Undefined if the area or the firm's town has no position on the map.
 */
export function aroundArea(area: Area, site: SiteTexts) {
  const town = townOf(site);
  if (!town) return undefined;
  const here = area.isMainTown ? [] : positioned([area]);
  const [middle] = area.isMainTown ? [town] : here;
  if (!middle) return undefined;
  const others = positioned(otherAreas(site).filter(({ path }) => path !== area.path));
  const shown = [...here, ...nearest(middle.position, others, 6 - here.length)];
  return { shown, town, view: closeView([...shown, town].map(({ position }) => position)) };
}

/** Returns the firm's town. Undefined without `geo`, or if `geo` is outside the part of the country that maps can show. */
function townOf({ areas, business: { geo, towns } }: SiteTexts): Town | undefined {
  if (!geo) return undefined;
  const [name = ''] = towns;
  const position = { lat: geo.latitude, lon: geo.longitude };
  return isOnMap(position) ? { name, position, path: areas.find(({ isMainTown }) => isMainTown)?.path } : undefined;
}

/** Areas other than the firm's town. */
const otherAreas = ({ areas }: SiteTexts): Area[] => areas.filter(({ isMainTown }) => !isMainTown);
