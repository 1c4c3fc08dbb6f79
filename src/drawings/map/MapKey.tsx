import { type Business, zones } from '../../site/schema/business.ts';
import { DrawingPart } from '../InlineDrawing.tsx';
import { svgNamed } from '../svg-file.ts';
import { type Box, isInside } from './boxes.ts';
import { type MapPoint, mapSize } from './projection.ts';

/**
 * Returns the box of the key: the corner with the fewest dots, out of top right, bottom right and bottom left. If several corners are
 * equal, the first in this order.
 */
export function placeKey(dots: readonly MapPoint[]): Box {
  const size = { width: 144, height: 92 };
  const [right, bottom] = [mapSize.width - size.width, mapSize.height - size.height];
  const corners = [
    [right, 0],
    [right, bottom],
    [0, bottom],
  ].map(([left = 0, top = 0]): Box => ({ left, top, right: left + size.width, bottom: top + size.height }));
  const within = (box: Box) => dots.filter((dot) => isInside(box, dot)).length;
  return corners.reduce((one, other) => (within(other) < within(one) ? other : one));
}

interface Props {
  /** Heading of the key (undefined: no heading), and the unit after each number. */
  words: { heading: string | undefined; minutes: string };
  /** Response times by zone, in minutes. */
  minutes: NonNullable<Business['responseMinutes']>;
  /** Position of the key, from `placeKey`. */
  box: Box;
}

/** Key (legend) of a map: the mark of each zone, with the response time in the zone. */
export function MapKey({ words, minutes, box }: Props) {
  return (
    <g transform={`translate(${box.left + 10} ${box.top + 19})`}>
      <rect x="-.6em" y="-1.2em" width="9.4em" height="7.2em" fill="var(--earth)" strokeWidth={0.9} />
      <text>{words.heading && `${words.heading} `}</text>
      {zones.map((zone, row) => (
        <g key={zone}>
          <use href={`#map-${zone}`} x=".5em" y={`${1.5 + row * 1.5}em`} />
          <text x="1.5em" y={`${1.83 + row * 1.5}em`}>
            {`${minutes[zone]} ${words.minutes} `}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Definitions of the marks for places, which the map and its key refer to by id. The marks differ in shape, not only in colour. */
export const MapMarks = () => (
  <defs>
    <DrawingPart svg={svgNamed('map/marks')} />
  </defs>
);
