import { type Business, zones } from '../../site/schema/business.ts';
import { DrawingPart } from '../InlineDrawing.tsx';
import { svgNamed } from '../svg-file.ts';
import { type Box, isInside } from './boxes.ts';
import { type MapPoint, mapSize } from './projection.ts';

/** The room that the key takes: in the corner with the fewest dots, at the top right where there's a choice. */
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
  /** What stands over it, and after each number. */
  words: { heading: string | undefined; minutes: string };
  minutes: NonNullable<Business['responseMinutes']>;
  box: Box;
}

/** The three marks and the minutes that they mean. */
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

/** The marks of places, which differ in shape as well as in colour; the map and its key use them by their ids. */
export const MapMarks = () => (
  <defs>
    <DrawingPart svg={svgNamed('map/marks')} />
  </defs>
);
