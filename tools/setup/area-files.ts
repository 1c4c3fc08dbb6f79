import { stringify } from 'yaml';
import type { Zone } from '../../src/site/schema/business.ts';
import { backdrops, streetItems } from '../../src/site/schema/street.ts';
import { type Edit, textOf } from '../content-files/edits.ts';
import { type Place, positionOf, slugOf } from './places.ts';

/**
 * New files for the places that have none.
 * @param content content folder
 * @param towns the firm's towns: a place that is one of them is in the zone "centre"
 * @param hasMap whether maps can show the firm's town
 */
export function newAreas(content: string, places: readonly Place[], towns: readonly string[], hasMap: boolean): Edit[] {
  const centre = towns.map(slugOf);
  return places.flatMap((place) => {
    const file = `areas/${place.slug}.yaml`;
    return textOf(content, file) === undefined
      ? [
          {
            file,
            before: undefined,
            after: areaFile(place, centre.includes(place.slug) ? 'centre' : 'suburbs', hasMap),
          },
        ]
      : [];
  });
}

/** Text of an area's file: what setup knows, and comments about fields that the owner may add. */
function areaFile({ name, codes }: Place, zone: Zone, hasMap: boolean): string {
  const known = positionOf(name);
  const { lat, lon } = known ?? { lat: 50.97, lon: 0.09 };
  const position = `# For the maps, its middle in decimal degrees, as an online map shows it where you right-click; without this line it is on no map.
${known ? '' : '# '}position: { lat: ${lat}, lon: ${lon} }
`;
  return `# yaml-language-server: $schema=../schema/area.json
${stringify({ name, postcodes: codes.map((code) => ({ [code]: name })) })}# Suburbs, extended, or, for what is as near as your own streets, centre: the minutes and the charge that its page tells.
zone: ${zone}
${hasMap ? position : ''}# What is drawn of its street: any of ${streetItems.join(', ')};
# behind them ${backdrops.join(', ')}, or nothing.
# street: { row: [terrace, terrace, semi, villa], behind: downs }
# What goes wrong in homes here alone, and what you do about it, in 60 to 330 characters. Take the # away and write it:
# description: ""
`;
}
