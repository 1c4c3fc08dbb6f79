import { stringify } from 'yaml';
import type { Business, Zone } from '../../src/site/schema/business.ts';
import { hasMap } from '../../src/site/schema/map-reach.ts';
import { backdrops, streetItems } from '../../src/site/schema/street.ts';
import { type Edit, textOf } from '../content-files/edits.ts';
import { type Place, positionOf } from './places.ts';
import { slugOf } from './slug.ts';

/**
 * Returns edits that create an area file (the file of a place with a page of its own) for each place that has none. Writes nothing.
 * @param content path of the firm's content folder
 * @param firm facts of the firm. Its own towns get the zone "centre". Without a map, areas get no position.
 * @param furtherOut slugs of the places that get the zone "extended"; all others get "suburbs". Default: none
 */
export function newAreas(
  content: string,
  places: readonly Place[],
  firm: Partial<Pick<Business, 'towns' | 'geo'>>,
  furtherOut: readonly string[] = [],
): Edit[] {
  const centre = (firm.towns ?? []).map((town) => slugOf(town));
  const edits = places.map((place): Edit => {
    const outside = furtherOut.includes(place.slug) ? 'extended' : 'suburbs';
    const zone = centre.includes(place.slug) ? 'centre' : outside;
    return { file: areaFileName(place.slug), before: undefined, after: areaFile(place, zone, hasMap(firm)) };
  });
  return edits.filter(({ file }) => textOf(content, file) === undefined);
}

/** Path of an area's file in content/. */
export const areaFileName = (slug: string) => `areas/${slug}.yaml`;

/** Text of a new area's file: the fields that are known, and comments about fields that the owner may add. */
function areaFile({ name, codes }: Place, zone: Zone, isOnMap: boolean): string {
  const known = positionOf(name);
  const { lat, lon } = known ?? { lat: 50.97, lon: 0.09 };
  const position = `# For the maps, its middle in decimal degrees, as an online map shows it where you right-click; without this line it is on no map.
${known ? '' : '# '}position: { lat: ${lat}, lon: ${lon} }
`;
  return `# yaml-language-server: $schema=../schema/area.json
${stringify({ name, postcodes: codes.map((code) => ({ [code]: name })) })}# suburbs, extended, or centre (as near as your own streets). It decides which minutes and call-out charge the page tells.
zone: ${zone}
${isOnMap ? position : ''}# What is drawn of its street: any of ${streetItems.join(', ')};
# behind them ${backdrops.join(', ')}, or nothing.
# street: { row: [terrace, terrace, semi, villa], behind: downs }
# What goes wrong in homes here alone, and what you do about it, in 60 to 330 characters. Take the # away and write it:
# description: ""
`;
}
